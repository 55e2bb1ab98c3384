/// Not in SwiftUI: a window with a view in it, and the person before it, for tests.
///
/// A control is named by its label, by one of the texts in it, or by its
/// `accessibilityIdentifier`. Whatever a method does, the screen is drawn again before it
/// returns.
@MainActor
public final class ViewHost {
  private let renderer: Renderer

  /// The window opens: the view appears, its tasks begin.
  public init(_ root: some View) {
    _ = OneThread.isTaken
    renderer = Renderer { root.items(in: $0) }
    renderer.settle()
  }

  /// What is on the screen, one text or control a line.
  public var screen: String {
    renderer.settle()
    var lines: [String] = []
    for layer in renderer.layers {
      if layer.kind != .window { lines.append("── \(layer.kind) ──") }
      if let title = layer.title {
        lines += [title, String(repeating: "─", count: title.count)]
      }
      lines += layer.items.flatMap(\.lines)
    }
    lines += renderer.warnings.map { "⚠ \($0)" }
    return lines.joined(separator: "\n")
  }

  /// The navigation title of the screen on top.
  public var title: String? {
    renderer.settle()
    return renderer.layers.last { [.window, .sheet].contains($0.kind) }?
      .title
  }

  /// Presses a button, a link or a toggle.
  public func tap(_ label: String) throws {
    let item = try enabled(label, "tap") { $0.tap != nil }
    defer { renderer.settle() }
    try item.tap?()
  }

  /// Puts a text in a field in one change, in place of what is there.
  public func type(_ text: String, into label: String) throws {
    let item = try enabled(label, "type into") { $0.type != nil }
    defer { renderer.settle() }
    item.type?(text)
  }

  /// Chooses an option of a picker.
  public func choose(_ option: String, in label: String) throws {
    let item = try enabled(label, "choose in") { !$0.options.isEmpty }
    guard let found = item.options.first(where: { $0.label == option })
    else {
      let all = item.options.map { "\"\($0.label)\"" }
      throw ViewHostError(
        "\"\(label)\" has no option \"\(option)\", but "
          + all.joined(separator: ", ") + ".")
    }
    defer { renderer.settle() }
    found.choose()
  }

  /// Leaves the screen on top of the stack.
  public func back() throws {
    renderer.settle()
    guard let back = renderer.layers.last?.back else {
      throw ViewHostError("There is no screen to go back to. \(onScreen)")
    }
    defer { renderer.settle() }
    back()
  }

  /// Ends the sheet or the dialog on top, as a person does who wants nothing of it.
  public func dismiss() throws {
    renderer.settle()
    guard let dismiss = renderer.layers.last?.dismiss else {
      throw ViewHostError("There is no sheet or dialog. \(onScreen)")
    }
    defer { renderer.settle() }
    try dismiss()
  }

  /// Whether a control can be seen but not used.
  public func isDisabled(_ label: String) throws -> Bool {
    !(try control(label, "ask about") { $0.isControl }.isEnabled)
  }

  /// Lets everything happen that is due: what is drawn again, tasks that can go on.
  public func update() async {
    for _ in 1...50 {
      renderer.settle()
      await Task.yield()
      await Task.detached(priority: .background) {}.value
    }
    renderer.settle()
  }

  /// The window closes: the views go, their tasks are cancelled, their state is freed.
  public func close() { renderer.close() }
}

/// What a person could not do, in words.
public struct ViewHostError: Error, CustomStringConvertible {
  public let description: String
  init(_ description: String) { self.description = description }
}

extension ViewHost {
  private var onScreen: String { "On the screen is:\n\(screen)" }

  private func enabled(
    _ label: String, _ verb: String, where fits: (Item) -> Bool
  ) throws -> Item {
    let item = try control(label, verb, where: fits)
    guard item.isEnabled else {
      throw ViewHostError("\"\(label)\" is disabled. \(onScreen)")
    }
    return item
  }

  private func control(
    _ label: String, _ verb: String, where fits: (Item) -> Bool
  ) throws -> Item {
    renderer.settle()
    let items = (renderer.layers.last?.items ?? []).filter(fits)
    var found = items.filter {
      $0.identifier == label || $0.label == label
    }
    if found.isEmpty { found = items.filter { $0.words.contains(label) } }
    guard let item = found.first else {
      let kind = renderer.layers.last?.kind ?? .window
      let place = kind == .window ? "" : " on the \(kind)"
      throw ViewHostError(
        "There is no \"\(label)\" to \(verb)\(place). \(onScreen)")
    }
    guard found.count == 1 else {
      throw ViewHostError(
        "There are \(found.count) \"\(label)\": tell them apart by an "
          + "accessibilityIdentifier. \(onScreen)")
    }
    return item
  }
}
