// Shows a played scene, and carries out what the user does.

@testable import KataUI

/// What is on screen at one moment.
struct VipkataScreen: Encodable, Equatable {
  struct Element: Encodable, Equatable {
    let id: String
    let kind: String
    var text = ""
    var placeholder = ""
    var isEnabled = true
    var isSecure = false
    var isOn = false
  }

  var title = ""
  var elements: [Element] = []
  var canGoBack = false
  var isAlert = false
  /// The types of screens that were left but are alive; at the end, of all parts still alive.
  var leaks: [String] = []
}

/// The window that a scene is shown in.
@MainActor
final class VipkataWindow {
  private var root: UINavigationController?
  private var seen: [VipkataWeak] = []

  init(_ entry: UIViewController) {
    let navigation = entry as? UINavigationController ?? UINavigationController()
    root = navigation
    if entry === navigation {
      navigation.topViewController?.appear(false)
    } else {
      navigation.setViewControllers([entry], animated: false)
    }
  }

  /// From the root to the screen that is on top.
  private var path: [UIViewController] {
    var path: [UIViewController] = root.map { [$0] } ?? []
    while let last = path.last {
      let next =
        last.presentedViewController ?? (last as? UINavigationController)?.topViewController
        ?? (last as? UITabBarController)?.selectedViewController
      guard let next else { break }
      path.append(next)
    }
    return path
  }

  private var shown: [UIViewController] {
    path + path.flatMap { ($0 as? UINavigationController)?.viewControllers ?? [] }
      + path.flatMap { ($0 as? UITabBarController)?.viewControllers ?? [] }
  }

  private var canGoBack: Bool {
    guard let top = path.last, !(top is UIAlertController) else { return false }
    if top.presentingViewController != nil { return !top.isModalInPresentation }
    let stack = top.navigationController?.viewControllers.count ?? 0
    return stack > 1 && !top.navigationItem.hidesBackButton
  }

  private func goBack() {
    guard canGoBack, let top = path.last else { return }
    if top.presentingViewController != nil {
      top.dismiss(animated: true)
    } else {
      top.navigationController?.popViewController(animated: true)
    }
  }

  var screen: VipkataScreen {
    guard let top = path.last else { return VipkataScreen() }
    return VipkataScreen(
      title: top.navigationItem.title ?? top.title ?? "", elements: elements(of: top).map(\.0),
      canGoBack: canGoBack, isAlert: top is UIAlertController, leaks: leaks())
  }

  private typealias Part = (VipkataScreen.Element, AnyObject)

  private func element(
    _ object: AnyObject, _ kind: String, _ change: (inout VipkataScreen.Element) -> Void
  ) -> Part {
    var element = VipkataScreen.Element(
      id: String(UInt(bitPattern: ObjectIdentifier(object).hashValue), radix: 36), kind: kind)
    if let control = object as? UIControl {
      element.isEnabled = control.isEnabled && control.isTouchable
    }
    change(&element)
    return (element, object)
  }

  private func button(_ object: AnyObject, _ title: String?, isEnabled: Bool) -> Part {
    element(object, "button") {
      $0.text = title ?? ""
      $0.isEnabled = isEnabled
    }
  }

  private func elements(of controller: UIViewController) -> [Part] {
    guard let alert = controller as? UIAlertController else {
      let item = controller.navigationItem
      let bar = [item.leftBarButtonItem, item.rightBarButtonItem].compactMap { $0 }
      return bar.map { button($0, $0.title, isEnabled: $0.isEnabled) }
        + elements(in: controller.view)
    }
    let message = alert.message.map { text in [element(alert, "label") { $0.text = text }] } ?? []
    return message + (alert.textFields ?? []).flatMap(elements)
      + alert.actions.map { button($0, $0.title, isEnabled: $0.isEnabled) }
  }

  private func elements(in view: UIView) -> [Part] {
    guard !view.isHidden, view.alpha > 0 else { return [] }
    switch view {
    case let label as UILabel:
      guard let text = label.text, !text.isEmpty else { return [] }
      return [element(label, "label") { $0.text = text }]
    case let button as UIButton:
      return [
        element(button, "button") {
          $0.text = button.currentTitle ?? ""
          $0.isOn = button.isSelected
        }
      ]
    case let field as UITextField:
      return [
        element(field, "field") {
          $0.text = field.text ?? ""
          $0.placeholder = field.placeholder ?? ""
          $0.isSecure = field.isSecureTextEntry
        }
      ]
    case let toggle as UISwitch:
      return [
        element(toggle, "switch") {
          $0.text = toggle.accessibilityLabel ?? ""
          $0.isOn = toggle.isOn
        }
      ]
    case let spinner as UIActivityIndicatorView:
      return spinner.isAnimating ? [element(spinner, "spinner") { _ in }] : []
    default: return view.subviews.flatMap(elements)
    }
  }

  func handle(_ event: VipkataEvent) {
    guard event.action != "back" else { return goBack() }
    guard let top = path.last,
      let object = elements(of: top).first(where: { $0.0.id == event.id && $0.0.isEnabled })?.1
    else { return }
    switch object {
    case let field as UITextField where event.action == "type":
      field.text = event.text ?? ""
      field.sendActions(for: .editingChanged)
    case let field as UITextField:
      field.sendActions(for: [.primaryActionTriggered, .editingDidEnd])
    case let toggle as UISwitch:
      toggle.setOn(!toggle.isOn, animated: true)
      toggle.sendActions(for: .valueChanged)
    case let button as UIControl:
      button.sendActions(for: [.touchUpInside, .primaryActionTriggered])
    case let item as UIBarButtonItem: item.primaryAction.map { $0.handler($0) }
    case let action as UIAlertAction: (top as? UIAlertController)?.press(action)
    default: break
    }
  }

  /// Screens still alive 20 rounds after they were left; until then a task may have kept them.
  private func leaks() -> [String] {
    let shown = self.shown
    for controller in shown where !seen.contains(where: { $0.object === controller }) {
      seen.append(VipkataWeak(controller))
    }
    seen.removeAll { $0.object == nil }
    for former in seen {
      former.rounds = shown.contains { $0 === former.object } ? 0 : former.rounds + 1
    }
    return seen.filter { $0.rounds > 20 }.compactMap { $0.object.map { "\(type(of: $0))" } }
  }

  func close() {
    root?.setViewControllers([], animated: false)
    root = nil
  }

  /// The types of all objects that should be gone once the window is closed.
  var living: [String] {
    var found: [ObjectIdentifier: String] = [:]
    for object in seen.compactMap(\.object) + vipkataRecord.living {
      found[ObjectIdentifier(object)] = "\(type(of: object))"
    }
    return found.values.sorted()
  }
}
