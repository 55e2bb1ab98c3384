/// Workflow commands, which GitHub shows beside the lines of a pull request.
struct GitHubCommands: Renderer {
  let text: String

  /// - Parameter remarks: what is said besides the findings.
  init(report: ReviewReport, remarks: [String] = []) {
    let findings = report.findings.map {
      Self.command(
        $0.severity == .note ? "notice" : "warning",
        [
          ("file", $0.file), ("line", "\($0.line)"), ("col", "\($0.wide?.start ?? $0.column)"),
          ("title", $0.rule),
        ],
        $0.message)
    }
    let unread = report.unread.map {
      Self.command(
        "warning",
        [("file", $0.path), ("line", $0.line.map(String.init)), ("title", "not reviewed")],
        $0.reason)
    }
    let remarks = remarks.map { Self.command("notice", [("title", "vipkata review")], $0) }
    text = (findings + unread + remarks).joined(separator: "\n")
  }

  /// - Parameter error: what stopped the command.
  init(error: UserError) {
    text = "::error::\(Self.escaped(error.inOneLine))"
  }

  private static func command(
    _ name: String, _ properties: [(String, String?)], _ message: String
  ) -> String {
    let written = properties.compactMap { name, value in
      value.map { "\(name)=\(replacing([":": "%3A", ",": "%2C"], in: escaped($0)))" }
    }
    return "::\(name) \(written.joined(separator: ","))::\(escaped(message))"
  }

  private static func escaped(_ text: String) -> String {
    replacing(["%": "%25", "\r": "%0D", "\n": "%0A"], in: text)
  }

  /// By scalars: `\r\n` is one character, and would match none of the codes.
  private static func replacing(_ codes: [Unicode.Scalar: String], in text: String) -> String {
    text.unicodeScalars.map { codes[$0] ?? String($0) }.joined()
  }
}
