/// Checkstyle's XML, which most build servers show beside the code.
struct Checkstyle: Renderer {
  private struct Entry {
    let file: String
    let line: Int
    let column: Int
    let severity: String
    let message: String
    let source: String

    var text: String {
      "    <error line=\"\(line)\" column=\"\(column)\" severity=\"\(severity)\" "
        + "message=\"\(message.xml)\" source=\"vipkata.\(source)\"/>"
    }
  }

  private let entries: [Entry]

  /// - Parameters:
  ///   - remarks: what is said besides the findings.
  ///   - path: where the remarks are shown.
  init(report: ReviewReport, remarks: [String] = [], on path: String = "") {
    let told = report.findings.map {
      Entry(
        file: $0.file, line: $0.line, column: $0.wide?.start ?? $0.column,
        severity: $0.severity == .note ? "info" : "warning", message: $0.message, source: $0.rule)
    }
    let unread = report.unread.map {
      Entry(
        file: $0.path, line: $0.line ?? 1, column: 1, severity: "error", message: $0.reason,
        source: "unread")
    }
    let remarks = remarks.map {
      Entry(file: path, line: 1, column: 1, severity: "info", message: $0, source: "remark")
    }
    entries = told + unread + remarks
  }

  /// - Parameter error: what stopped the command.
  init(error: UserError) {
    entries = [
      Entry(
        file: "vipkata", line: 1, column: 1, severity: "error", message: error.inOneLine,
        source: "run")
    ]
  }

  var text: String {
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<checkstyle version=\"4.3\">"]
    for (file, errors) in Dictionary(grouping: entries, by: \.file).sorted(by: { $0.key < $1.key })
    {
      lines.append("  <file name=\"\(file.xml)\">")
      lines += errors.map(\.text)
      lines.append("  </file>")
    }
    return (lines + ["</checkstyle>"]).joined(separator: "\n")
  }
}
