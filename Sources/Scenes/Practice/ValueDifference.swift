/// What a test got and what it expected, with the part that differs marked, on a terminal of 80
/// columns.
struct ValueDifference {
  let actual: String
  let expected: String

  private static let indent = "      "
  /// Columns for a value beside a label, and for one beside a mark of the diff.
  private static let room = 64
  private static let roomInDiff = 72

  var lines: [Line] {
    guard actual.lines.count == 1 || expected.lines.count == 1 else {
      return diff(from: actual.lines, to: expected.lines)
    }
    if max(actual.columns, expected.columns) > Self.room {
      for opensLone in [true, false] {
        if let old = Parts(actual, opensLone: opensLone),
          let new = Parts(expected, opensLone: opensLone), old.opening == new.opening,
          old.rows.count + new.rows.count > 2
        {
          return diff(from: old.lines, to: new.lines)
        }
      }
    }
    let difference = Difference(actual, expected)
    // If too little is the same, a mark does not help.
    guard difference.same >= 3, actual != expected,
      !(actual + expected).contains(where: \.isNewline)
    else {
      return Self.labelled("got", actual, .bad) + Self.labelled("expected", expected, .good)
    }
    let (old, new) = difference.window(of: Self.room)
    let column = String(repeating: " ", count: 10 + old.before.columns)
    let marks = String(repeating: "^", count: max(1, new.part.columns))
    return [
      Self.row("got", [Span(old.before), Span(old.part, .bad), Span(old.after)], actual),
      Self.row("expected", [Span(new.before), Span(new.part, .good), Span(new.after)], expected),
      Line("\(Self.indent)\(column)\(marks)", .faint, spoken: ""),
    ]
  }

  /// A value in rows that fit on the screen, with a label before the first.
  static func labelled(_ label: String, _ value: String, _ style: Style) -> [Line] {
    var label = label
    return (value.isEmpty ? "(empty)" : value).lines.flatMap { text in
      text.rows(of: room).enumerated().map { index, shown in
        defer { label = "" }
        return row(label, [Span(shown, style)], index == 0 ? text : "")
      }
    }
  }

  private static func row(_ label: String, _ shown: [Span], _ text: String) -> Line {
    let name = label.isEmpty ? "" : "\(label.prefix(1).uppercased())\(label.dropFirst()): "
    return Line(
      [Span("\(indent)\(label.padded(to: 10))", .faint)] + shown, spoken: "\(name)\(text)")
  }

  private func diff(from old: [String], to new: [String]) -> [Line] {
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines = [Line("\(Self.indent)from what it got (-) to what was expected (+):", .faint)]
    var rest = Array(old.enumerated())[...]
    for (index, text) in new.enumerated() {
      let gone = rest.prefix { removed.contains($0.offset) }.map(\.element)
      rest = rest.dropFirst(gone.count)
      guard inserted.contains(index) else {
        lines += gone.map { got($0) } + [row(" ", text, .faint, "Both")]
        rest = rest.dropFirst()
        continue
      }
      // A line that replaces another is shown around the place where the two differ.
      let window = gone.last.map { Difference($0, text).window(of: Self.roomInDiff) }
      lines += gone.dropLast().map { got($0) } + gone.suffix(1).map { got($0, window?.old.text) }
      lines.append(row("+", text, .good, "Expected", window?.new.text))
    }
    return lines + rest.map { got($0.element) }
  }

  private func got(_ text: String, _ shown: String? = nil) -> Line {
    row("-", text, .bad, "Got", shown)
  }

  private func row(
    _ mark: String, _ text: String, _ style: Style, _ name: String, _ shown: String? = nil
  ) -> Line {
    let isWide = text.columns > Self.roomInDiff
    let cropped = isWide ? text.prefix(columns: Self.roomInDiff - 1) + "…" : text
    return Line("\(Self.indent)\(mark) \(shown ?? cropped)", style, spoken: "\(name): \(text)")
  }
}

/// Where two texts of one line begin to differ, and where they are the same again.
private struct Difference {
  private let old: [Character]
  private let new: [Character]
  private let start: Int
  private let end: Int

  init(_ old: String, _ new: String) {
    (self.old, self.new) = (Array(old), Array(new))
    start = zip(old, new).prefix { $0 == $1 }.count
    end =
      zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
  }

  var same: Int { start + end }

  struct Side {
    let before, part, after: String

    var text: String { before + part + after }
  }

  /// The part of both texts that fits into a number of columns.
  func window(of room: Int) -> (old: Side, new: Side) {
    let fits = max(String(old).columns, String(new).columns) <= room
    // Some of the text before the difference shows the place.
    let first = fits ? 0 : max(0, min(start - 24, max(old.count, new.count) - room + 1))
    return (side(old, from: first, room), side(new, from: first, room))
  }

  private func side(_ text: [Character], from first: Int, _ room: Int) -> Side {
    let lead = first > 0 ? "…" : ""
    let rest = String(text.dropFirst(first))
    let shown =
      rest.columns <= room - lead.count ? rest : rest.prefix(columns: room - lead.count - 1)
    let before = String(shown.prefix(start - first))
    let part = String(shown.dropFirst(start - first).prefix(text.count - start - end))
    let after = String(shown.dropFirst(before.count + part.count))
    return Side(
      before: lead + before, part: part, after: after + (shown.count < rest.count ? "…" : ""))
  }
}

/// What is in the brackets at the end of a value, such as the elements of `[.a(1, 2), .b]` or the
/// fields of `User(id: 1, name: "Ada")`.
private struct Parts {
  let opening: String
  let rows: [String]
  private let closing: String

  /// - Parameter opensLone: whether to open the brackets of a single field or element, too.
  init?(_ value: String, opensLone: Bool) {
    guard let nested = NestedText(value), let last = nested.characters.last,
      let start = nested.characters.indices.first(where: {
        !nested.isQuoted[$0] && "([".contains(nested.characters[$0])
      }), nested.end(of: start) == nested.characters.count - 1
    else { return nil }
    let inside = String(nested.characters[(start + 1)...].dropLast())
    guard !inside.isEmpty else { return nil }
    let fields = NestedText(inside)?.parts(separatedBy: ",") ?? [inside]
    let inner = opensLone && fields.count == 1 ? Parts(inside, opensLone: true) : nil
    opening = String(nested.characters[...start]) + (inner?.opening ?? "")
    rows = inner?.rows ?? fields.map { $0.first == " " ? String($0.dropFirst()) : $0 }
    closing = (inner?.closing ?? "") + String(last)
  }

  /// A list is shown without its brackets.
  var lines: [String] {
    opening == "[" ? rows : [opening] + rows.map { "  \($0)" } + [closing]
  }
}

extension String {
  /// The text in rows of at most `room` columns. Only a word that is wider is broken.
  fileprivate func rows(of room: Int) -> [String] {
    var rows: [String] = []
    var rest = self
    while rest.columns > room {
      let most = rest.prefix(columns: room)
      let row = most.lastIndex(of: " ").map { String(most[...$0]) } ?? most
      rows.append(row)
      rest = String(rest.dropFirst(max(1, row.count)))
    }
    return rows + [rest]
  }
}
