/// Stands in for `UIAction`: a closure that a control runs.
@preconcurrency @MainActor
open class UIAction {
  public let title: String
  let handler: (UIAction) -> Void

  public init(title: String = "", handler: @escaping (UIAction) -> Void) {
    self.title = title
    self.handler = handler
  }
}

/// Stands in for `UIControl`: a view that runs actions when the user does something with it.
///
/// `sendActions(for:)` plays the user: it does nothing while the control is disabled or hidden,
/// or takes no touches, just as fingers cannot press such a button.
open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
  }

  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal = State([])
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
  }

  open var isEnabled = true
  open var isSelected = false
  private var actions: [(action: UIAction, events: Event)] = []

  open func addAction(_ action: UIAction, for events: Event) {
    actions.append((action, events))
  }

  open func sendActions(for events: Event) {
    guard isEnabled, isTouchable else { return }
    for entry in actions where !entry.events.isDisjoint(with: events) {
      entry.action.handler(entry.action)
    }
  }
}

/// Stands in for `UIButton`: a control with a title.
open class UIButton: UIControl {
  public enum ButtonType: Sendable { case custom, system }

  private var titles: [UInt: String] = [:]

  public override init() {}

  public convenience init(
    type: ButtonType = .system, primaryAction: UIAction? = nil
  ) {
    self.init()
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    addAction(primaryAction, for: .touchUpInside)
  }

  /// The title for the state that the button is in, else the normal one.
  public var currentTitle: String? {
    let state: UIControl.State =
      !isEnabled ? .disabled : isSelected ? .selected : .normal
    return title(for: state) ?? title(for: .normal)
  }

  open func title(for state: UIControl.State) -> String? {
    titles[state.rawValue]
  }

  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state.rawValue] = title
  }
}

/// Stands in for `UISwitch`: a control that is on or off.
open class UISwitch: UIControl {
  open var isOn = false

  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

/// Stands in for `UITextField`: a control with a text that the user edits.
open class UITextField: UIControl {
  open var text: String? = ""
  open var placeholder: String?
  open var isSecureTextEntry = false
  open var textColor: UIColor?
  open var font: UIFont?
  open var textAlignment = NSTextAlignment.natural
  open var keyboardType = UIKeyboardType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var textContentType: UITextContentType?
  open var borderStyle = BorderStyle.none

  public enum BorderStyle: Sendable { case none, line, bezel, roundedRect }

  public var hasText: Bool { text?.isEmpty == false }

  @discardableResult
  open func becomeFirstResponder() -> Bool { true }

  @discardableResult
  open func resignFirstResponder() -> Bool { true }
}

/// Stands in for `UIKeyboardType`.
public enum UIKeyboardType: Sendable {
  case `default`, emailAddress, numberPad, decimalPad, phonePad
}
/// Stands in for `UITextAutocapitalizationType`.
public enum UITextAutocapitalizationType: Sendable {
  case none, words, sentences, allCharacters
}
/// Stands in for `UITextAutocorrectionType`.
public enum UITextAutocorrectionType: Sendable { case `default`, no, yes }
/// Stands in for `UITextContentType`.
public enum UITextContentType: Sendable {
  case name, username, emailAddress, password, newPassword
}
