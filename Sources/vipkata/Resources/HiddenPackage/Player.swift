// The start of a program that plays a scene. It stands in the scene's own module: it shows the
// tree of views and takes what a user does, in JSON lines on its standard input, which is a line
// with two directions.

import Foundation

@testable import KataUI

/// Called at the beginning of each method that a message reaches.
func vipkataNote(_ receiver: Any, _ method: String, _ kind: String, _ message: Any) {
  vipkataRecord.add(receiver, method, kind, message)
}

func vipkataNoted<Value>(
  _ receiver: Any, _ method: String, _ kind: String, _ message: Any, _ body: () throws -> Value
) rethrows -> Value {
  vipkataRecord.add(receiver, method, kind, message)
  return try body()
}

private let vipkataRecord = VipkataRecord()

/// What was noted, and the parts of the scene that a message reached.
private final class VipkataRecord: @unchecked Sendable {
  struct Note: Encodable {
    let kind: String
    let receiver: String
    let method: String
    let value: String
  }

  // Guards the two below.
  private let lock = NSLock()
  private var notes: [Note] = []
  private var parts: [VipkataWeak] = []

  func add(_ receiver: Any, _ method: String, _ kind: String, _ message: Any) {
    let note = Note(
      kind: kind, receiver: "\(type(of: receiver))",
      method: String(method.prefix { $0 != "(" }), value: describe(message, isOuter: true))
    lock.withLock {
      notes.append(note)
      if type(of: receiver) is AnyClass { parts.append(VipkataWeak(receiver as AnyObject)) }
    }
  }

  func takeNotes() -> [Note] {
    lock.withLock {
      defer { notes = [] }
      return notes
    }
  }

  var living: [AnyObject] { lock.withLock { parts.compactMap(\.object) } }

  /// `email: "a@b.c"` for the message, `User(id: "1")` for what it holds.
  private func describe(_ value: Any, isOuter: Bool = false, depth: Int = 0) -> String {
    let mirror = Mirror(reflecting: value)
    let text = value as? String
    if let text { return "\"\(text.prefix(120))\"" }
    guard depth < 6 else { return "…" }
    func inner(_ value: Any) -> String { describe(value, depth: depth + 1) }
    func labelled(_ children: Mirror.Children) -> String {
      children.map { child in
        let label = child.label.flatMap { $0.hasPrefix(".") ? nil : "\($0): " } ?? ""
        return label + inner(child.value)
      }.joined(separator: ", ")
    }
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { inner($0.value) } ?? "nil"
    case .collection, .set:
      let more = mirror.children.count > 8 ? ", … \(mirror.children.count) in all" : ""
      return "[" + mirror.children.prefix(8).map { inner($0.value) }.joined(separator: ", ")
        + more + "]"
    case .tuple: return "(\(labelled(mirror.children)))"
    case .enum:
      guard let child = mirror.children.first, let name = child.label else { return ".\(value)" }
      let isTuple = Mirror(reflecting: child.value).displayStyle == .tuple
      return ".\(name)" + (isTuple ? inner(child.value) : "(\(inner(child.value)))")
    case .struct, .class:
      // Those of the system, such as a date, say it themselves.
      guard String(reflecting: type(of: value)).hasPrefix(module) else { return "\(value)" }
      let fields = labelled(mirror.children)
      return isOuter ? fields : "\(type(of: value))(\(fields))"
    default: return "\(value)"
    }
  }

  private let module = String(reflecting: VipkataRecord.self).prefix { $0 != "." } + "."
}

private final class VipkataWeak {
  private(set) weak var object: AnyObject?
  /// How often in a row it was found to be no more on screen, and not gone.
  var rounds = 0

  init(_ object: AnyObject) {
    self.object = object
  }
}

/// What is on screen at a moment.
private struct VipkataScreen: Encodable, Equatable {
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
  /// The types of screens that were left and live on, and at the end of all such parts.
  var leaks: [String] = []
}

private struct VipkataReport: Encodable {
  let screen: VipkataScreen
  let notes: [VipkataRecord.Note]
  /// The number of the last event that was dealt with.
  let answered: Int
  /// Whether nothing has changed for a while.
  let isSettled: Bool
  var isClosed = false
}

private struct VipkataEvent: Decodable, Sendable {
  let number: Int
  let action: String
  var id: String?
  var text: String?
}

/// The window that a scene is shown in.
@MainActor
private final class VipkataWindow {
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
    change(&element)
    return (element, object)
  }

  private func elements(of controller: UIViewController) -> [Part] {
    guard let alert = controller as? UIAlertController else {
      let item = controller.navigationItem
      let bar = [item.leftBarButtonItem, item.rightBarButtonItem].compactMap { $0 }.map { button in
        element(button, "button") {
          $0.text = button.title ?? ""
          $0.isEnabled = button.isEnabled
        }
      }
      return bar + elements(in: controller.view)
    }
    let message = alert.message.map { text in [element(alert, "label") { $0.text = text }] } ?? []
    return message + (alert.textFields ?? []).flatMap(elements)
      + alert.actions.map { action in
        element(action, "button") {
          $0.text = action.title ?? ""
          $0.isEnabled = action.isEnabled
        }
      }
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
          $0.isEnabled = button.isEnabled && button.isTouchable
          $0.isOn = button.isSelected
        }
      ]
    case let field as UITextField:
      return [
        element(field, "field") {
          $0.text = field.text ?? ""
          $0.placeholder = field.placeholder ?? ""
          $0.isSecure = field.isSecureTextEntry
          $0.isEnabled = field.isEnabled && field.isTouchable
        }
      ]
    case let toggle as UISwitch:
      return [
        element(toggle, "switch") {
          $0.text = toggle.accessibilityLabel ?? ""
          $0.isOn = toggle.isOn
          $0.isEnabled = toggle.isEnabled && toggle.isTouchable
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

  /// Screens that were left some rounds ago, while a task may have kept them, and live on.
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

  /// All that should be gone when the window is closed, each once.
  var living: [String] {
    var found: [ObjectIdentifier: String] = [:]
    for object in seen.compactMap(\.object) + vipkataRecord.living {
      found[ObjectIdentifier(object)] = "\(type(of: object))"
    }
    return found.values.sorted()
  }
}

@main
@MainActor
private enum VipkataPlayer {
  private static var window: VipkataWindow?
  private static var answered = 0
  private static var isClosing = false

  static func main() async {
    let line = takeLine()
    Thread.detachNewThread { listen(line) }
    window = VipkataWindow(makeEntry())
    var last: VipkataScreen?
    var lastAnswered = 0
    var quietRounds = 0
    while !isClosing {
      let screen = window?.screen ?? VipkataScreen()
      let notes = vipkataRecord.takeNotes()
      let isNew = screen != last || !notes.isEmpty || answered != lastAnswered
      quietRounds = isNew ? 0 : quietRounds + 1
      if isNew || quietRounds == 10 {
        let report = VipkataReport(
          screen: screen, notes: notes, answered: answered, isSettled: quietRounds == 10)
        send(report, to: line)
      }
      last = screen
      lastAnswered = answered
      try? await Task.sleep(nanoseconds: 25_000_000)
    }
    window?.close()
    // What is under way may hold a part a little longer.
    for _ in 0..<40 where window?.living.isEmpty == false {
      try? await Task.sleep(nanoseconds: 25_000_000)
    }
    var screen = VipkataScreen()
    screen.leaks = window?.living ?? []
    send(
      VipkataReport(
        screen: screen, notes: [], answered: answered, isSettled: true, isClosed: true),
      to: line)
    exit(0)
  }

  private static func makeEntry() -> UIViewController {
    __ENTRY__
  }

  private static func handle(_ event: VipkataEvent) {
    if event.action == "close" {
      isClosing = true
    } else {
      window?.handle(event)
    }
    answered = event.number
  }

  /// The scene's own code finds nothing on its standard input.
  private static func takeLine() -> Int32 {
    let line = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3)
    let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
    dup2(nothing, STDIN_FILENO)
    return line
  }

  /// Ends the program with whoever plays it.
  nonisolated private static func listen(_ line: Int32) {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    var rest = Data()
    while true {
      let count = read(line, &bytes, bytes.count)
      guard count > 0 else { _exit(0) }
      rest += bytes.prefix(count)
      while let end = rest.firstIndex(of: 10) {
        let event = try? JSONDecoder().decode(VipkataEvent.self, from: Data(rest[..<end]))
        rest = Data(rest[(end + 1)...])
        if let event { Task { @MainActor in handle(event) } }
      }
    }
  }

  private static func send(_ report: VipkataReport, to line: Int32) {
    guard let json = try? JSONEncoder().encode(report) else { return }
    var rest = json + [10]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(line, $0.baseAddress, $0.count) }
      guard count > 0 else { _exit(0) }
      rest = Data(rest.dropFirst(count))
    }
  }
}
