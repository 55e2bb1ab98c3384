extension String {
  /// With drawn signs, arrows and frames in plain letters, which every terminal has and a
  /// screen reader does not spell out.
  var withoutSigns: String {
    unicodeScalars.map { $0.sign ?? "\($0)" }.joined()
  }

  /// In ASCII: what no sign stands for is shown by its number, so that two different
  /// texts never look the same.
  var inASCII: String {
    withoutSigns.unicodeScalars.map { $0.isASCII ? "\($0)" : $0.escaped(asASCII: true) }.joined()
  }
}

extension Unicode.Scalar {
  fileprivate var sign: String? {
    switch self {
    case "✔": "v"
    case "✘", "×": "x"
    case "≈": "~"
    case "▸", "▶", "►", "❯": ">"
    case "◀", "◄": "<"
    case "▲", "↑": "^"
    case "▼", "↓": "v"
    case "→": "->"
    case "←": "<-"
    case "·", "–", "—", "─", "━": "-"
    case "│", "┃": "|"
    case "\u{2502}"..."\u{257f}": "+"
    case "█": "#"
    case "░": "."
    case "▏": "_"
    case "…": "..."
    case "‘", "’": "'"
    case "“", "”", "„": "\""
    default: nil
    }
  }
}
