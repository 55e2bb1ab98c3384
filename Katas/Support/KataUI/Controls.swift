#if !canImport(UIKit)
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
  /// `sendActions(for:)` plays the user: it does nothing while the control is disabled, just as
  /// fingers cannot press a disabled button.
  open class UIControl: UIView {
    public struct Event: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }

      public static let touchUpInside = Event(rawValue: 1 << 6)
      public static let valueChanged = Event(rawValue: 1 << 12)
      public static let editingChanged = Event(rawValue: 1 << 17)
    }

    public struct State: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }

      public static let normal = State([])
    }

    open var isEnabled = true
    private var actions: [(action: UIAction, events: Event)] = []

    open func addAction(_ action: UIAction, for events: Event) {
      actions.append((action, events))
    }

    open func sendActions(for events: Event) {
      guard isEnabled else { return }
      for entry in actions where !entry.events.isDisjoint(with: events) {
        entry.action.handler(entry.action)
      }
    }
  }

  /// Stands in for `UIButton`: a control with a title.
  open class UIButton: UIControl {
    public enum ButtonType: Sendable { case custom, system }

    public private(set) var currentTitle: String?

    public override init() {}
    public convenience init(type: ButtonType) { self.init() }

    open func setTitle(_ title: String?, for state: UIControl.State) { currentTitle = title }
  }

  /// Stands in for `UITextField`: a control with a text that the user edits.
  open class UITextField: UIControl {
    open var text: String? = ""
    open var placeholder: String?
    open var isSecureTextEntry = false
  }
#endif
