/// The content of the window: the body as far as it fits, and the footer below it.
struct WindowContent {
  var body: [Line] = []
  var below: [Line] = []
  var keys: [Line] = []
  var standing: [Line] = []
  var selected: Int?
  /// Shown in place of `standing` while a check runs.
  var status: String?
  var offset = 0

  /// The width below which a list is shown without the spaces that make its columns.
  private static let narrow = 60

  mutating func append(_ lines: [Line]) {
    if !body.isEmpty { body += ["", Line("─────", .faint, spoken: "")] }
    body += lines
  }

  func rows(in size: WindowSize) -> [Line] {
    let room = room(in: size)
    let all = bodyRows(in: size)
    // A selected line is in the middle if possible.
    let first = min(max(0, selected.map { $0 - room / 2 } ?? offset), max(0, all.count - room))
    let shown = Array(all.dropFirst(first).prefix(room))
    let below = all.count - first - shown.count
    let more = below > 0 ? " ↓ \(below) more " : ""
    let rule = String(repeating: "─", count: size.columns)
    let end = more.count < size.columns ? rule.dropLast(more.count) + more : rule
    let state = status.map { [Line($0, .strong)] } ?? standing
    let space = Array(repeating: Line(""), count: room - shown.count)
    let kept = self.below(in: size).map { $0.cropped(to: size.columns) }
    let footer = [fitting(state, in: size), fitting(keys, in: size)]
    return shown + space + [Line(end, .faint)] + kept + footer
  }

  /// - Returns: whether the key moves the body's rows.
  mutating func scroll(_ key: TerminalEvent.Key, in size: WindowSize) -> Bool {
    let page = room(in: size) - 1
    let last = max(0, bodyRows(in: size).count - room(in: size))
    switch key {
    case .up: offset -= 1
    case .down: offset += 1
    case .pageUp: offset -= page
    case .pageDown, .character(" "): offset += page
    case .home: offset = 0
    case .end: offset = last
    default: return false
    }
    offset = min(max(0, offset), last)
    return true
  }

  private func room(in size: WindowSize) -> Int {
    max(1, size.rows - 3 - below(in: size).count)
  }

  private func below(in size: WindowSize) -> [Line] { size.rows < 14 ? [] : below }

  private func bodyRows(in size: WindowSize) -> [Line] {
    guard selected != nil else { return body.flatMap { $0.wrapped(to: size.columns) } }
    let rows = size.columns < Self.narrow ? body.map(\.squeezed) : body
    return rows.map { $0.cropped(to: size.columns) }
  }

  private func fitting(_ choices: [Line], in size: WindowSize) -> Line {
    choices.first { $0.columns <= size.columns }
      ?? (choices.last ?? "").cropped(to: size.columns)
  }
}
