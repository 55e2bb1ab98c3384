extension String {
  /// How many cells the text takes in a terminal.
  var columns: Int {
    utf8.allSatisfy(\.isPrintable) ? utf8.count : reduce(0) { $0 + $1.columns }
  }
}

extension UInt8 {
  /// Whether it is an ASCII character that takes one cell.
  var isPrintable: Bool { (0x20..<0x7f).contains(self) }
}

extension Character {
  /// How many cells the character takes in a terminal: two for those of East Asia and for emoji.
  var columns: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if self == "\t" { return 4 }
    if first.properties.isEmojiPresentation || unicodeScalars.contains("\u{fe0f}") { return 2 }
    if Self.wide.contains(where: { $0.contains(first.value) }) { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: return 1
    }
  }

  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115f, 0x2e80...0x303e, 0x3041...0x4dbf, 0x4e00...0xa4cf, 0xac00...0xd7a3,
    0xf900...0xfaff, 0xfe30...0xfe6f, 0xff00...0xff60, 0xffe0...0xffe6, 0x20000...0x3fffd,
  ]
}

extension Line {
  var columns: Int { spans.reduce(0) { $0 + $1.text.columns } }

  /// The line in rows of at most `width` cells, broken between words if possible. Each further row
  /// is indented like the first, plus `hanging`. All that is spoken is spoken with the first row.
  func wrapped(to width: Int) -> [Line] {
    guard columns > width else { return [self] }
    let indent = min(text.indent + hanging, width / 2)
    var rows: [Line] = []
    var row = Line([], spoken: spoken)
    var used = 0
    for span in spans {
      for piece in span.text.pieces(of: max(2, width - indent)) {
        if used + piece.trimmedEnd.columns > width, used > indent {
          rows.append(row.trimmedEnd)
          row = Line([Span(String(repeating: " ", count: indent))], spoken: spoken.map { _ in "" })
          used = indent
        }
        row.spans.append(Span(piece, span.style, link: span.link))
        used += piece.columns
      }
    }
    return rows + [row.trimmedEnd]
  }

  private var trimmedEnd: Line {
    guard let last = spans.last else { return self }
    return Line(
      spans.dropLast() + [Span(last.text.trimmedEnd, last.style, link: last.link)], spoken: spoken)
  }

  /// The line without the spaces that make columns at the beginnings of its spans.
  var squeezed: Line {
    Line(
      spans.map { span in
        let text = span.text.dropFirst(max(0, span.text.indent - 2))
        return Span(String(text), span.style, link: span.link)
      })
  }

  func cropped(to width: Int) -> Line {
    guard columns > width else { return self }
    var left = max(0, width - 1)
    var spans: [Span] = []
    for span in self.spans {
      let text = span.text.prefix(columns: left)
      left -= text.columns
      spans.append(Span(text, span.style, link: span.link))
      if text.count < span.text.count { break }
    }
    return Line(spans + [Span("…")])
  }
}

extension String {
  /// The words with the spaces after them, in pieces no wider than the limit.
  fileprivate func pieces(of limit: Int) -> [String] {
    matches(of: #/^ *[^ ]* *|[^ ]+ */#).flatMap { match -> [String] in
      var pieces: [String] = []
      var rest = match.output
      var most = rest.prefix(columns: limit)
      while rest.dropFirst(most.count).contains(where: { $0 != " " }) {
        // A path is broken before a name if possible.
        let end = most.lastIndex(of: "/").map { most[...$0].count } ?? max(1, most.count)
        pieces.append(String(rest.prefix(end)))
        rest = rest.dropFirst(end)
        most = rest.prefix(columns: limit)
      }
      return rest.isEmpty ? pieces : pieces + [String(rest)]
    }
  }

  fileprivate var trimmedEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}

extension StringProtocol {
  func prefix(columns limit: Int) -> String {
    var used = 0
    return String(
      prefix { character in
        used += character.columns
        return used <= limit
      })
  }
}
