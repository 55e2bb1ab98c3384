/// Workflow commands, which GitHub shows beside the lines of a pull request.
struct GitHubCommands: Renderer {
  let text: String

  init(report: ReviewReport) {
    let findings = report.findings.map {
      Self.command(
        file: $0.file, line: $0.line, column: $0.column, title: $0.rule, message: $0.message)
    }
    let unread = report.unread.map {
      Self.command(file: $0.path, line: $0.line, title: "not reviewed", message: $0.reason)
    }
    text = (findings + unread).joined(separator: "\n")
  }

  /// - Parameter error: what stopped the command.
  init(error: UserError) {
    let words = [error.message, error.mend].compactMap { $0 }.joined(separator: " ")
    text = "::error::\(Self.escaped(words))"
  }

  private static func command(
    file: String, line: Int?, column: Int? = nil, title: String, message: String
  ) -> String {
    var properties = ["file=\(property(file))"]
    if let line { properties.append("line=\(line)") }
    if let column { properties.append("col=\(column)") }
    properties.append("title=\(property(title))")
    return "::warning \(properties.joined(separator: ","))::\(escaped(message))"
  }

  private static func property(_ text: String) -> String {
    replacing([":": "%3A", ",": "%2C"], in: escaped(text))
  }

  private static func escaped(_ text: String) -> String {
    replacing(["%": "%25", "\r": "%0D", "\n": "%0A"], in: text)
  }

  /// By scalars: a line's end of two is one character, and would pass as another.
  private static func replacing(_ codes: [Unicode.Scalar: String], in text: String) -> String {
    text.unicodeScalars.map { codes[$0] ?? String($0) }.joined()
  }
}
