/// Stands in for `VStack`: views below each other.
public struct VStack<Content: View>: View, Drawable {
  public typealias Body = Never
  private let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  func items(in place: Place) -> [Item] { content.items(in: place).joined }
}

/// Stands in for `HStack`: views beside each other, drawn below each other here.
public struct HStack<Content: View>: View, Drawable {
  public typealias Body = Never
  private let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  func items(in place: Place) -> [Item] { content.items(in: place).joined }
}

/// Stands in for `LazyVStack`: made at once here.
public typealias LazyVStack = VStack
/// Stands in for `LazyHStack`: made at once here.
public typealias LazyHStack = HStack

/// Stands in for `ZStack`: views over each other, drawn below each other here.
public struct ZStack<Content: View>: View, Drawable {
  public typealias Body = Never
  private let content: Content

  public init(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  func items(in place: Place) -> [Item] { content.items(in: place).joined }
}

/// Stands in for `ScrollView`: everything in it is on the screen here.
public struct ScrollView<Content: View>: View {
  private let content: Content

  public init(
    _ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  public var body: some View { content }
}

/// Stands in for `Spacer`: empty room.
public struct Spacer: View {
  public init(minLength: Double? = nil) {}
  public var body: some View { EmptyView() }
}

/// Stands in for `Divider`: a thin line, which is not drawn here.
public struct Divider: View {
  public init() {}
  public var body: some View { EmptyView() }
}

/// Stands in for `Form`: controls below each other.
public struct Form<Content: View>: View {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public var body: some View { content }
}

/// Stands in for `Section`: rows that belong together, with words above and below them.
public struct Section<Parent: View, Content: View, Footer: View>: View,
  Drawable
{
  public typealias Body = Never
  private let content: Content
  private let header: Parent
  private let footer: Footer

  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent = { EmptyView() },
    @ViewBuilder footer: () -> Footer = { EmptyView() }
  ) {
    self.content = content()
    self.header = header()
    self.footer = footer()
  }

  func items(in place: Place) -> [Item] {
    func heading(_ view: some View, _ role: String) -> [Item] {
      view.items(in: place, at: .role(role)).map {
        var item = $0
        if case .text = item.kind { item.kind = .section }
        return item
      }
    }
    return heading(header, "header") + content.items(in: place)
      + footer.items(in: place, at: .role("footer"))
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  public init(
    _ title: some StringProtocol, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, header: { Text(title) })
  }
}
