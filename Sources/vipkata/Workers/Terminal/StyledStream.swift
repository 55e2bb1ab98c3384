import Foundation

/// Writes styled lines to a file descriptor. Text is shown as text: a control character
/// in it, from whatever source, never reaches the terminal.
struct StyledStream {
  let descriptor: Int32
  let currentFolder: String
  let support: StyleSupport

  func print(_ line: Line) { print([line]) }

  /// Writes all lines at once: a terminal draws together what comes together.
  /// - Returns: as `write` does.
  @discardableResult
  func print(_ lines: [Line]) -> Int32? {
    write(
      lines.map { line in
        let text = rendered(line)
        return support.isSpoken && text.isEmpty && !line.text.isEmpty ? "" : text + "\n"
      }.joined())
  }

  func rendered(_ line: Line) -> String {
    guard support.isSpoken, let spoken = line.spoken else {
      return line.spans.map(rendered).joined()
    }
    return rendered(Span(spoken))
  }

  /// It is no error if nobody reads the output any longer.
  /// - Returns: the error's number if it cannot be written for another reason.
  @discardableResult
  func write(_ text: String) -> Int32? {
    let failure = Files.write(text.utf8, to: descriptor)
    return failure == EPIPE ? nil : failure
  }

  private func rendered(_ span: Span) -> String {
    let whole = span.text.withoutControls
    let (color, weight) = codes(of: span.style)
    let signs = color == nil ? "" : whole.prefix(while: Self.signs.contains)
    let text = styled(String(signs), color) + styled(String(whole.dropFirst(signs.count)), weight)
    guard support.links, let link = span.link else { return text }
    let path = link.file.hasPrefix("/") ? link.file : "\(currentFolder)/\(link.file)"
    let url = URL(fileURLWithPath: path).absoluteString
    return "\u{1b}]8;;\(url)\u{1b}\\\(text)\u{1b}]8;;\u{1b}\\"
  }

  /// The signs that may have a color. Words keep the terminal's own: no terminal's red is legible
  /// on dark, hardly a green on light (contrasts of 2 to 3 in the usual palettes).
  private static let signs = Set(" ✔✘▸·❯█+-━▶")

  /// The color of signs, and the weight of all else.
  private func codes(of style: Style) -> (String?, String?) {
    switch style {
    case .plain: (nil, nil)
    case .faint: (nil, "2")
    case .strong, .code: (nil, "1")
    case .good: ("32", "1")
    case .bad: ("31", "1")
    }
  }

  private func styled(_ text: String, _ code: String?) -> String {
    let text = support.isASCII ? text.inASCII : support.isSpoken ? text.withoutSigns : text
    guard support.colors, let code, !text.isEmpty else { return text }
    return "\u{1b}[\(code)m\(text)\u{1b}[0m"
  }
}

extension String {
  /// Without escape sequences, other control characters, and marks that change the direction
  /// of text; tabs become spaces.
  var withoutControls: String {
    if utf8.allSatisfy({ $0.isPrintable }) { return self }
    return String(
      String.UnicodeScalarView(
        replacingOccurrences(of: "\t", with: "    ").unicodeScalars
          .filter { $0 == "\n" || !$0.isUnseen }))
  }
}
