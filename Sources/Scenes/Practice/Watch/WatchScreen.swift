package import Entities

/// A window's height and width in cells.
package struct ScreenSize: Equatable, Sendable {
  package let rows: Int
  package let columns: Int

  package init(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
  }
}

/// What stands in the window: the body as far as it fits, and below it the footer.
package struct WatchScreen: Equatable, Sendable {
  package var body: [Line] = []
  package var keys: [Line] = []
  package var standing: [Line] = []
  package var selected: Int?
  /// A word that stands in the standing's place while a check runs.
  package var passing: String?
  /// The rows above the window.
  package var offset = 0

  package init() {}

  /// Columns below which a list gives up its own columns.
  private static let narrow = 60

  /// As many rows as the window has.
  package func rows(in size: ScreenSize) -> [Line] {
    let room = room(in: size)
    let all = bodyRows(in: size)
    let first = min(firstRow(in: size), max(0, all.count - room))
    var rows = Array(all.dropFirst(first).prefix(room))
    let below = all.count - first - rows.count
    rows += Array(repeating: "", count: room - rows.count)
    var rule = String(repeating: "─", count: size.columns)
    let more = " ↓ \(below) more "
    if below > 0, more.count < size.columns {
      rule = String(repeating: "─", count: size.columns - more.count) + more
    }
    return rows + [Line(rule, .faint), state(in: size), fitting(keys, in: size)]
  }

  /// - Returns: whether the key moves the body's rows.
  package mutating func scroll(_ key: Watch.Key, in size: ScreenSize) -> Bool {
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

  private func room(in size: ScreenSize) -> Int { max(1, size.rows - 3) }

  private func bodyRows(in size: ScreenSize) -> [Line] {
    guard selected != nil else { return body.flatMap { $0.wrapped(to: size.columns) } }
    let rows = size.columns < Self.narrow ? body.map(\.squeezed) : body
    return rows.map { $0.cropped(to: size.columns) }
  }

  /// A selected line stands in the middle, where it can.
  private func firstRow(in size: ScreenSize) -> Int {
    guard let selected else { return max(0, offset) }
    return max(0, selected - room(in: size) / 2)
  }

  private func state(in size: ScreenSize) -> Line {
    if let passing { return Line(passing, .strong).cropped(to: size.columns) }
    return fitting(standing, in: size)
  }

  private func fitting(_ choices: [Line], in size: ScreenSize) -> Line {
    choices.first { $0.columns <= size.columns }
      ?? (choices.last ?? "").cropped(to: size.columns)
  }
}
