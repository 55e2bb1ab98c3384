extension String {
  /// With plain characters in place of drawn signs, arrows and frames: every terminal has them, and
  /// a screen reader does not spell them out.
  var withoutSigns: String {
    unicodeScalars.map { $0.sign ?? "\($0)" }.joined()
  }

  /// In ASCII: a character that no sign replaces is shown by its number, so that two different
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
