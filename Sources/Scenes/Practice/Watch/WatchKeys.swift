import Entities

/// The keys that a screen offers, for its footer and for the help.
enum WatchKeys {
  case red, green, page, question, choosing

  /// From the longest to the shortest.
  var lines: [Line] {
    switch self {
    case .red:
      [
        keys(
          ("t", "test"), ("h", "hint"), ("b", "brief"), ("l", "list"), ("s", "solution"),
          ("r", "reset"), ("o", "open"), ("?", "help"), ("q", "quit")),
        keys(("t", "test"), ("h", "hint"), ("l", "list"), ("?", "keys")),
      ]
    case .green:
      [
        keys(
          ("n", "next kata"), ("s", "solution"), ("b", "brief"), ("l", "list"), ("?", "help"),
          ("q", "quit")),
        keys(("n", "next kata"), ("l", "list"), ("?", "keys")),
      ]
    case .page:
      [
        keys(
          ("esc", "verdict"), ("n", "next"), ("h", "hint"), ("b", "brief"), ("l", "list"),
          ("o", "open"), ("?", "help"), ("q", "quit")),
        keys(("esc", "verdict"), ("h", "hint"), ("?", "keys")),
      ]
    case .question: [keys(("y", "yes"), ("n", "no"))]
    case .choosing:
      [
        keys(("↑↓", "move"), ("/", "search"), ("enter", "open"), ("esc", "back")),
        keys(("/", "search"), ("enter", "open"), ("esc", "back")),
      ]
    }
  }

  static let help: [Line] = [
    ("n", "next kata, when this one is green"), ("h", "one hint more"),
    ("l", "list: go to any kata"), ("b", "the brief once more"),
    ("t", "the failing test's own lines"), ("s", "the reference solution"),
    ("r", "reset: the starter again"), ("o", "open the place in your editor"),
    ("esc", "back to the verdict"), ("↑ ↓", "scroll, also space and page keys"),
    ("q", "quit"),
  ].map { key, words in
    Line(
      [Span("  \(key)\(String(repeating: " ", count: 5 - key.count))", .code), Span(words)],
      spoken: "\(key): \(words).")
  }

  private func keys(_ keys: (String, String)...) -> Line {
    let spoken = keys.map { "\($0.0 == "↑↓" ? "arrows" : $0.0) for \($0.1)" }
    return Line(
      keys.enumerated().flatMap { index, key in
        [Span(index == 0 ? "" : "  "), Span(key.0, .code), Span(" \(key.1)")]
      }, spoken: "Keys: \(spoken.joined(separator: ", ")).")
  }
}
