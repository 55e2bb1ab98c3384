// Modifiers that change how a view looks, and so change nothing here.
extension View {
  public func font(_ font: Font?) -> Self { self }
  public func fontWeight(_ weight: Font.Weight?) -> Self { self }
  public func bold(_ isActive: Bool = true) -> Self { self }
  public func italic(_ isActive: Bool = true) -> Self { self }
  public func monospacedDigit() -> Self { self }
  public func foregroundStyle(_ style: Color) -> Self { self }
  public func foregroundColor(_ color: Color?) -> Self { self }
  public func tint(_ tint: Color?) -> Self { self }
  public func opacity(_ opacity: Double) -> Self { self }
  public func background(_ style: Color) -> Self { self }
  public func multilineTextAlignment(_ alignment: TextAlignment) -> Self {
    self
  }
  public func lineLimit(_ number: Int?) -> Self { self }

  public func padding(_ length: Double) -> Self { self }
  public func padding(
    _ edges: Edge.Set = .all, _ length: Double? = nil
  ) -> Self { self }
  public func frame(
    width: Double? = nil, height: Double? = nil,
    alignment: Alignment = .center
  ) -> Self { self }
  public func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil,
    maxWidth: Double? = nil, minHeight: Double? = nil,
    idealHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) -> Self { self }
  public func cornerRadius(_ radius: Double) -> Self { self }

  public func buttonStyle(_ style: ControlStyle) -> Self { self }
  public func listStyle(_ style: ControlStyle) -> Self { self }
  public func formStyle(_ style: ControlStyle) -> Self { self }
  public func pickerStyle(_ style: ControlStyle) -> Self { self }
  public func toggleStyle(_ style: ControlStyle) -> Self { self }
  public func labelStyle(_ style: ControlStyle) -> Self { self }
  public func textFieldStyle(_ style: ControlStyle) -> Self { self }
  public func progressViewStyle(_ style: ControlStyle) -> Self { self }
  public func labelsHidden() -> Self { self }
  public func controlSize(_ size: ControlSize) -> Self { self }

  public func navigationBarTitleDisplayMode(
    _ mode: NavigationBarItem.TitleDisplayMode
  ) -> Self { self }
  public func autocorrectionDisabled(_ disable: Bool = true) -> Self {
    self
  }
  public func textInputAutocapitalization(
    _ capitalization: TextInputAutocapitalization?
  ) -> Self { self }
  public func keyboardType(_ type: UIKeyboardType) -> Self { self }
  public func textContentType(_ type: UITextContentType?) -> Self { self }

  public func accessibilityHint(_ hint: some StringProtocol) -> Self {
    self
  }
  public func accessibilityHidden(_ hidden: Bool) -> Self { self }
  public func animation(
    _ animation: Animation?, value: some Equatable
  ) -> Self { self }
}

/// Stands in for `ControlSize`.
public enum ControlSize: Sendable { case mini, small, regular, large }

/// Stands in for `NavigationBarItem`.
public enum NavigationBarItem {
  public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}

/// Stands in for `TextInputAutocapitalization`.
public struct TextInputAutocapitalization: Sendable {
  public static var never: Self { Self() }
  public static var words: Self { Self() }
  public static var sentences: Self { Self() }
  public static var characters: Self { Self() }
}

/// Stands in for `UIKeyboardType`.
public enum UIKeyboardType: Sendable {
  case `default`, emailAddress, numberPad, decimalPad, phonePad
}

/// Stands in for `UITextContentType`.
public enum UITextContentType: Sendable {
  case name, username, emailAddress, password, newPassword, oneTimeCode
}

/// Stands in for `Animation`: nothing moves here.
public struct Animation: Sendable {
  public static let `default` = Animation()
  public static let easeInOut = Animation()
  public static let linear = Animation()
  public static let spring = Animation()
}

@MainActor
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }
