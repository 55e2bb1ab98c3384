/// The keys of the watch: the one list that the footers, the help and the reader of keys use. A
/// case's name is its word in a footer.
enum WatchKey: String {
  case next = "n"
  case play = "p"
  case hint = "h"
  case list = "l"
  case brief = "b"
  case test = "t"
  case solution = "s"
  case reset = "r"
  case open = "o"
  case verdict = "esc"
  case scroll = "↑ ↓"
  case quit = "q"
  case help = "?"

  init?(_ key: TerminalEvent.Key) {
    switch key {
    case .character(let character): self.init(rawValue: String(character))
    case .escape, .enter: self = .verdict
    default: return nil
    }
  }

  static let helpPage: [Line] =
    [Line("Keys", .strong)]
    + [
      (.next, "next kata, when this one is green"),
      (.play, "play your scene, where the kata has a screen"), (.hint, "one more hint"),
      (.list, "list: go to any kata"), (.brief, "the brief again"),
      (.test, "the failing test's own lines"), (.solution, "the reference solution"),
      (.reset, "reset: the starter again"), (.open, "open the place in your editor"),
      (.verdict, "back to the verdict"), (.scroll, "scroll, also space and page keys"),
      (.quit, "quit"),
    ].map { (key: WatchKey, words: String) in
      Line(
        [Span("  \(key.rawValue.padded(to: 5))", .code), Span(words)],
        spoken: "\(key.rawValue): \(words).")
    }

  // The keys that screens offer, from the longest line to the shortest.
  static let red = [
    line([.test, .hint, .brief, .list, .solution, .reset, .open, .help, .quit]),
    line([.test, .hint, .list, .help], [.help: "keys"]),
  ]
  static func green(_ kata: Kata) -> [Line] {
    let play: [WatchKey] = kata.manifest.play == nil ? [] : [.play]
    return [
      line([.next] + play + [.solution, .brief, .list, .help, .quit], [.next: "next kata"]),
      line([.next] + play + [.list, .help], [.next: "next kata", .help: "keys"]),
    ]
  }
  static let page = [
    line([.verdict, .hint, .brief, .list, .open, .help, .quit]),
    line([.verdict, .hint, .help], [.help: "keys"]),
  ]
  static let question = [line([("y", "yes"), ("n", "no")])]
  static let choosing = [
    line([("↑↓", "move"), ("/", "search"), ("enter", "open"), ("esc", "back")]),
    line([("/", "search"), ("enter", "open"), ("esc", "back")]),
  ]
  static func playing(_ screen: PlayedScene.Screen) -> [Line] {
    let escape = screen.isAlert ? [] : [("esc", screen.canGoBack ? "back" : "close")]
    return [
      line([("tab ↑↓", "move"), ("enter", "press"), ("letters", "fill in a field")] + escape),
      line([("tab", "move"), ("enter", "press")] + escape),
    ]
  }
  static let board = [line([("↑↓", "scroll"), ("q", "quit")])]

  /// - Parameter words: replace the own words of keys where these do not fit.
  private static func line(_ keys: [WatchKey], _ words: [WatchKey: String] = [:]) -> Line {
    line(keys.map { ($0.rawValue, words[$0] ?? "\($0)") })
  }

  private static func line(_ keys: [(key: String, word: String)]) -> Line {
    let spoken = keys.map { "\($0.key == "↑↓" ? "arrows" : $0.key) for \($0.word)" }
    let spans = keys.flatMap { [Span("  "), Span($0.key, .code), Span(" \($0.word)")] }
    return Line(Array(spans.dropFirst()), spoken: "Keys: \(spoken.joined(separator: ", ")).")
  }
}
