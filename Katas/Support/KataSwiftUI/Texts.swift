/// Stands in for `Text`: a text that the user reads.
public struct Text: View, Drawable {
  public typealias Body = Never
  let content: String

  public init(_ content: some StringProtocol) {
    self.content = String(content)
  }
  public init(verbatim content: String) { self.content = content }

  func items(in place: Place) -> [Item] {
    // One without words has its place all the same: a row of a list, a gap in a stack.
    [Item(kind: .text, words: content.isEmpty ? [] : [content])]
  }
}

/// Stands in for `Image`: a picture known by its name.
public struct Image: View, Drawable {
  public typealias Body = Never
  private let name: String

  public init(systemName: String) { name = systemName }
  public init(_ name: String) { self.name = name }

  public func resizable() -> Image { self }

  func items(in place: Place) -> [Item] {
    [Item(kind: .image, words: [name])]
  }
}

/// Stands in for `Label`: a title and a picture.
public struct Label<Title: View, Icon: View>: View, Drawable {
  public typealias Body = Never
  private let title: Title

  public init(
    @ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon
  ) {
    self.title = title()
  }

  /// The title stands for both.
  func items(in place: Place) -> [Item] { title.items(in: place) }
}

extension Label where Title == Text, Icon == Image {
  public init(_ title: some StringProtocol, systemImage: String) {
    self.init(
      title: { Text(title) }, icon: { Image(systemName: systemImage) })
  }

  public init(_ title: some StringProtocol, image: String) {
    self.init(title: { Text(title) }, icon: { Image(image) })
  }
}

/// Stands in for `ProgressView`: something is under way.
public struct ProgressView<Label: View>: View, Drawable {
  public typealias Body = Never
  private let label: Label
  private let fraction: Double?

  public init(@ViewBuilder label: () -> Label) {
    self.label = label()
    fraction = nil
  }

  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    fraction = value.map { Double($0 / total) }
  }

  func items(in place: Place) -> [Item] {
    let words = label.items(in: place).words
    return [Item(kind: .progress(fraction), words: words)]
  }
}

extension ProgressView where Label == EmptyView {
  public init() { self.init { EmptyView() } }

  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    self.init(value: value, total: total) { EmptyView() }
  }
}

extension ProgressView where Label == Text {
  public init(_ title: some StringProtocol) { self.init { Text(title) } }

  public init<Value: BinaryFloatingPoint>(
    _ title: some StringProtocol, value: Value?, total: Value = 1
  ) {
    self.init(value: value, total: total) { Text(title) }
  }
}

/// Stands in for `ContentUnavailableView`: why there is nothing, and what to do about it.
public struct ContentUnavailableView<
  Label: View, Description: View, Actions: View
>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  public var body: some View {
    VStack {
      label
      description
      actions
    }
  }
}

extension ContentUnavailableView
where
  Label == KataSwiftUI.Label<Text, Image>, Description == Text?,
  Actions == EmptyView
{
  public init(
    _ title: some StringProtocol, systemImage: String,
    description: Text? = nil
  ) {
    self.init {
      KataSwiftUI.Label(title, systemImage: systemImage)
    } description: {
      description
    }
  }
}
