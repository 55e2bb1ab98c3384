import Entities

/// What a test got beside what it expected, with the part marked that differs.
struct ValueDifference {
  let actual: String
  let expected: String

  private static let indent = "      "
  /// Columns beside a label, on a terminal of 80.
  private static let room = 64

  var lines: [Line] {
    guard actual.lines.count == 1 || expected.lines.count == 1 else {
      return diff(from: actual.lines, to: expected.lines)
    }
    if max(actual.columns, expected.columns) > Self.room,
      let old = ListText(actual)?.elements, let new = ListText(expected)?.elements,
      old.count + new.count > 2
    {
      return diff(from: old, to: new)
    }
    let parts = Parts(actual, expected)
    guard parts.isMarked, !(actual + expected).contains(where: \.isNewline) else {
      return Self.labelled("got", actual, .bad) + Self.labelled("expected", expected, .good)
    }
    let column = String(repeating: " ", count: 10 + parts.prefix.columns)
    let width = max(1, parts.actual.columns, parts.expected.columns)
    return [
      parts.line("got", parts.actual, .bad), parts.line("expected", parts.expected, .good),
      Line("\(Self.indent)\(column)\(String(repeating: "^", count: width))", .faint, spoken: ""),
    ]
  }

  /// A value with its label before the first of its lines.
  static func labelled(_ label: String, _ value: String, _ style: Style) -> [Line] {
    let value = value.isEmpty ? "(empty)" : value
    return value.lines.enumerated().map { index, text in
      let label = index == 0 ? label : ""
      let padding = String(repeating: " ", count: 10 - label.count)
      return Line(
        [Span("\(indent)\(label)\(padding)", .faint), Span(text, style)],
        spoken: label.isEmpty ? text : spoken(label, text))
    }
  }

  private static func spoken(_ label: String, _ text: String) -> String {
    "\(label.prefix(1).uppercased())\(label.dropFirst()): \(text)"
  }

  private func diff(from old: [String], to new: [String]) -> [Line] {
    let changes = new.difference(from: old)
    let removed = Set(changes.removals.map(\.place))
    let inserted = Set(changes.insertions.map(\.place))
    var lines = [Line("\(Self.indent)from what it got (-) to what was expected (+):", .faint)]
    var position = 0
    for (index, text) in new.enumerated() {
      while position < old.count, removed.contains(position) {
        lines.append(got(old[position]))
        position += 1
      }
      if inserted.contains(index) {
        lines.append(Line("\(Self.indent)+ \(text)", .good, spoken: "Expected: \(text)"))
      } else {
        lines.append(Line("\(Self.indent)  \(text)", .faint, spoken: "Both: \(text)"))
        position += 1
      }
    }
    return lines + old.dropFirst(position).map(got)
  }

  private func got(_ text: String) -> Line {
    Line("\(Self.indent)- \(text)", .bad, spoken: "Got: \(text)")
  }

  /// Two values of one line: the same beginning and end, and what differs between.
  private struct Parts {
    let prefix: String
    let suffix: String
    let actual: String
    let expected: String

    init(_ actual: String, _ expected: String) {
      prefix = actual.commonPrefix(with: expected)
      let restOfActual = actual.dropFirst(prefix.count)
      let restOfExpected = expected.dropFirst(prefix.count)
      suffix = String(
        zip(restOfActual.reversed(), restOfExpected.reversed()).prefix { $0 == $1 }
          .map(\.0).reversed())
      self.actual = String(restOfActual.dropLast(suffix.count))
      self.expected = String(restOfExpected.dropLast(suffix.count))
    }

    /// Whether enough is the same for a mark to help.
    var isMarked: Bool {
      !(actual.isEmpty && expected.isEmpty) && prefix.count + suffix.count >= 3
    }

    func line(_ label: String, _ middle: String, _ style: Style) -> Line {
      let padding = String(repeating: " ", count: 10 - label.count)
      return Line(
        [
          Span("\(indent)\(label)\(padding)", .faint), Span(prefix), Span(middle, style),
          Span(suffix),
        ], spoken: ValueDifference.spoken(label, prefix + middle + suffix))
    }
  }
}

extension String {
  fileprivate func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}

extension CollectionDifference.Change {
  fileprivate var place: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
