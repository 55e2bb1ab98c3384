import Entities
import Foundation

/// Writes styled lines to a file descriptor. Text is shown as text: a control character
/// in it, from whatever source, never reaches the terminal.
struct StyledStream {
  let descriptor: Int32
  let currentFolder: String
  let support: StyleSupport

  func print(_ line: Line) { print([line]) }

  /// All at once: a terminal draws what comes together.
  func print(_ lines: [Line]) {
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

  /// What cannot be written because nobody reads any more is not written.
  func write(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        return
      }
      bytes = bytes.dropFirst(count)
    }
  }

  private func rendered(_ span: Span) -> String {
    let whole = span.text.withoutControls
    let signs = color(of: span.style) == nil ? "" : whole.prefix(while: Self.signs.contains)
    var text =
      styled(String(signs), color(of: span.style))
      + styled(String(whole.dropFirst(signs.count)), weight(of: span.style))
    if support.links, let link = span.link {
      let path = link.file.hasPrefix("/") ? link.file : "\(currentFolder)/\(link.file)"
      let url = URL(fileURLWithPath: path).absoluteString
      text = "\u{1b}]8;;\(url)\u{1b}\\\(text)\u{1b}]8;;\u{1b}\\"
    }
    return text
  }

  /// What may have a color. No terminal's red is legible on dark, hardly a green on light
  /// (contrasts of 2 to 3 in the usual palettes): words keep the terminal's own color.
  private static let signs = Set(" ✔✘▸·❯█+-")

  private func color(of style: Style) -> String? {
    switch style {
    case .good: "32"
    case .bad: "31"
    case .plain, .strong, .faint, .code: nil
    }
  }

  private func weight(of style: Style) -> String? {
    switch style {
    case .plain: nil
    case .faint: "2"
    case .strong, .good, .bad, .code: "1"
    }
  }

  private func styled(_ text: String, _ code: String?) -> String {
    var text = text
    if support.isASCII { text = text.inASCII } else if support.isSpoken { text = text.withoutSigns }
    guard support.colors, let code, !text.isEmpty else { return text }
    return "\u{1b}[\(code)m\(text)\u{1b}[0m"
  }
}

extension String {
  /// Without escape sequences, other control characters and marks that turn the
  /// direction of text; tabs become spaces.
  var withoutControls: String {
    if utf8.allSatisfy({ $0.isPrintable }) { return self }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar {
      case "\t": result.append(contentsOf: "    ".unicodeScalars)
      case "\n": result.append(scalar)
      case _ where scalar.isUnseen: break
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
