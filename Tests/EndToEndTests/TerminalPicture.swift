import Foundation

/// A picture of a terminal, as SVG, from a program's output with colors.
struct TerminalPicture {
  let text: String

  private static let lineHeight = 18
  private static let letterWidth = 7.8
  private static let styles = [
    "1": "font-weight:bold;fill:#ffffff", "2": "fill:#8b949e", "31": "fill:#ff7b72",
    "32": "fill:#7ee787", "36": "fill:#79c0ff",
  ]

  var svg: String {
    let lines = Self.rows(of: text)
    let columns = lines.map { $0.map(\.text.count).reduce(0, +) }.max() ?? 0
    let width = Int(Double(columns) * Self.letterWidth) + 32
    let height = lines.count * Self.lineHeight + 32
    let rows = lines.enumerated().map { index, line in
      let y = 16 + (index + 1) * Self.lineHeight - 5
      let spans = line.map { span in
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

  /// The spans of each line; a style lasts until another begins, even on the next line.
  private static func rows(of text: String) -> [[(text: String, style: String?)]] {
    var codes: Set<String> = []
    return text.components(separatedBy: "\n").map { line in
      line.components(separatedBy: "\u{1b}[").enumerated().compactMap { index, part in
        var text = part[...]
        if index > 0, let end = part.firstIndex(of: "m") {
          for code in part[..<end].split(separator: ";") { apply(String(code), to: &codes) }
          text = part[part.index(after: end)...]
        }
        let style = codes.compactMap { styles[$0] }.min()
        return text.isEmpty ? nil : (String(text), style)
      }
    }
  }

  private static func apply(_ code: String, to codes: inout Set<String>) {
    switch code {
    case "0": codes = []
    case "39": codes = codes.filter { !$0.hasPrefix("3") }
    case let color where color.hasPrefix("3"):
      codes = codes.filter { !$0.hasPrefix("3") }.union([color])
    default: codes.insert(code)
    }
  }
}

extension String {
  fileprivate var escaped: String {
    replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
  }
}
