/// Stands in for `ButtonRole`: what a button is for.
public struct ButtonRole: Equatable, Sendable {
  private let name: String
  public static let cancel = ButtonRole(name: "cancel")
  public static let destructive = ButtonRole(name: "destructive")
}

/// Stands in for `Button`: does something when the user presses it.
public struct Button<Label: View>: View, Drawable {
  public typealias Body = Never
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label

  public init(
    role: ButtonRole? = nil, action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  func items(in place: Place) -> [Item] {
    var item = Item(kind: .button, words: label.items(in: place).words)
    item.isEnabled = place.environment.isEnabled
    item.role = role
    item.tap = action
    return [item]
  }
}

extension Button where Label == Text {
  public init(
    _ title: some StringProtocol, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == KataSwiftUI.Label<Text, Image> {
  public init(
    _ title: some StringProtocol, systemImage: String,
    role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      KataSwiftUI.Label(title, systemImage: systemImage)
    }
  }
}

/// Stands in for `Toggle`: on or off.
public struct Toggle<Label: View>: View, Drawable {
  public typealias Body = Never
  private let isOn: Binding<Bool>
  private let label: Label

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  func items(in place: Place) -> [Item] {
    var item = Item(
      kind: .toggle(isOn.wrappedValue),
      words: label.items(in: place).words)
    item.isEnabled = place.environment.isEnabled
    item.tap = { [isOn] in isOn.wrappedValue.toggle() }
    return [item]
  }
}

extension Toggle where Label == Text {
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

/// Stands in for `TextField`: a text that the user edits.
public struct TextField: View, Drawable {
  public typealias Body = Never
  private let title: String
  private let text: Binding<String>

  public init(
    _ title: some StringProtocol, text: Binding<String>,
    prompt: Text? = nil, axis: Axis = .horizontal
  ) {
    self.title = title.isEmpty ? prompt?.content ?? "" : String(title)
    self.text = text
  }

  func items(in place: Place) -> [Item] {
    [place.field(title, text, shown: text.wrappedValue)]
  }
}

/// Stands in for `SecureField`: a text that the user edits and nobody reads.
public struct SecureField: View, Drawable {
  public typealias Body = Never
  private let title: String
  private let text: Binding<String>

  public init(
    _ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil
  ) {
    self.title = title.isEmpty ? prompt?.content ?? "" : String(title)
    self.text = text
  }

  func items(in place: Place) -> [Item] {
    let dots = String(repeating: "•", count: text.wrappedValue.count)
    return [place.field(title, text, shown: dots)]
  }
}

extension Place {
  fileprivate func field(
    _ title: String, _ text: Binding<String>, shown: String
  ) -> Item {
    var item = Item(
      kind: .field(shown), words: title.isEmpty ? [] : [title])
    item.isEnabled = environment.isEnabled
    item.type = { text.wrappedValue = $0 }
    return item
  }
}
