/// Stands in for `UIAlertAction`: one button of an alert.
@preconcurrency @MainActor
open class UIAlertAction {
  public enum Style: Sendable { case `default`, cancel, destructive }

  public let title: String?
  public let style: Style
  open var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?

  public init(
    title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}

/// Stands in for `UIAlertController`: a message over the screen, answered by one of its actions.
open class UIAlertController: UIViewController {
  public enum Style: Sendable { case actionSheet, alert }

  open var message: String?
  public let preferredStyle: Style
  public private(set) var actions: [UIAlertAction] = []
  open var preferredAction: UIAlertAction?
  public private(set) var textFields: [UITextField]?

  public init(title: String?, message: String?, preferredStyle: Style) {
    self.message = message
    self.preferredStyle = preferredStyle
    super.init()
    self.title = title
  }

  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  open func addTextField(
    configurationHandler: ((UITextField) -> Void)? = nil
  ) {
    let field = UITextField()
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }

  /// Not in UIKit: plays the user in a test, who presses the action and so closes the alert.
  public func press(_ action: UIAlertAction) {
    dismiss(animated: true)
    action.handler?(action)
  }
}
