import Foundation

/// A picture of a terminal, as SVG, from what programs printed with colors.
struct TerminalPicture {
  let text: String

  private static let lineHeight = 18
  private static let letterWidth = 7.8
  private static let styles = [
    "1": "font-weight:bold;fill:#ffffff", "2": "fill:#8b949e", "31": "fill:#ff7b72",
    "32": "fill:#7ee787", "36": "fill:#79c0ff",
  ]

  var svg: String {
    let lines = text.components(separatedBy: "\n")
    let columns = lines.map { Self.spans(in: $0).map(\.text.count).reduce(0, +) }.max() ?? 0
    let width = Int(Double(columns) * Self.letterWidth) + 32
    let height = lines.count * Self.lineHeight + 32
    let rows = lines.enumerated().map { index, line in
      let y = 16 + (index + 1) * Self.lineHeight - 5
      let spans = Self.spans(in: line).map { span in
        span.style.map { "<tspan style=\"\($0)\">\(span.text.escaped)</tspan>" }
          ?? span.text.escaped
      }
      return "<text x=\"16\" y=\"\(y)\" xml:space=\"preserve\">\(spans.joined())</text>"
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" \
      height="\(height)" role="img" aria-label="vipkata in a terminal">
      <style>text{font:13px ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',monospace;\
      fill:#e6edf3;white-space:pre}</style>
      <rect width="100%" height="100%" rx="8" fill="#0d1117"/>
      \(rows.joined(separator: "\n"))
      </svg>

      """
  }

  private static func spans(in line: String) -> [(text: String, style: String?)] {
    var code: String?
    return line.components(separatedBy: "\u{1b}[").enumerated().compactMap { index, part in
      guard index > 0, let end = part.firstIndex(of: "m") else {
        return part.isEmpty ? nil : (part, nil)
      }
      let given = String(part[..<end])
      code = given == "39" ? (code == "2" ? code : nil) : given
      let text = String(part[part.index(after: end)...])
      return text.isEmpty ? nil : (text, code.flatMap { styles[$0] })
    }
  }
}

extension String {
  fileprivate var escaped: String {
    replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
  }
}
