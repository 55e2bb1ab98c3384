@MainActor
protocol ReviewPresentationLogic: FailurePresentationLogic {
  func presentCheck(response: Review.Check.Response)
  func presentDraw(response: Review.Draw.Response)
  func presentExplain(response: Review.Explain.Response)
  func presentListRules(response: Review.ListRules.Response)
}

/// Words a review for people and for editors, which turn `file:line:column` into links.
struct ReviewPresenter: ReviewPresentationLogic, PagePresenter {
  weak var view: (any DisplayLogic)?
  let words: Wording
  /// This program's, for SARIF.
  let version: String

  func presentCheck(response: Review.Check.Response) {
    let report = response.report
    let lines = report.findings.map(line) + report.unread.map(line)
    view?.display(
      Page(
        lines: lines + summary(of: report, path: response.path),
        object: [
          "scenes": report.scenes, "seen": report.seen,
          "findings": report.findings.map(FindingObject.init),
          "unread": report.unread.map(object), "files": report.fileCount,
        ],
        forms: [
          .github: GitHubCommands(report: report),
          .sarif: SARIF(report: report, version: version),
        ], status: report.status))
  }

  func presentDraw(response: Review.Draw.Response) {
    let report = response.report
    let diagram = DiagramPage(scenes: report.scenes, path: response.path).lines
    view?.display(
      Page(
        lines: diagram + report.unread.map { Line("%% \($0.path.inOneLine): \($0.reason)") },
        object: ["scenes": report.scenes, "unread": report.unread.map(object)],
        status: report.unread.isEmpty ? .done : .failed))
  }

  func presentExplain(response: Review.Explain.Response) {
    let rule = response.rule
    view?.display(
      Page(
        lines: [
          Line(rule.id, .strong), Line(rule.why), "",
          Line("Correct", .good), Line("  \(rule.correct)", .code),
          Line("Incorrect", .bad), Line("  \(rule.incorrect)", .code), "",
          Line(
            "Where the rule does not fit: // vipkata:allow \(rule.id) and your reason", .faint),
        ], object: ["rules": [rule]]))
  }

  func presentListRules(response: Review.ListRules.Response) {
    let lines = response.rules.flatMap { [Line($0.id, .strong), Line("  \($0.why)")] }
    view?.display(Page(lines: lines, object: ["rules": response.rules]))
  }

  private func object(for file: UnreadFile) -> JSONObject {
    ["file": file.path, "line": file.line, "message": file.reason]
  }

  private func line(_ finding: Finding) -> Line {
    let (file, line, column) = (finding.file, finding.line, finding.column)
    return Line([
      Span(
        "\(file.inOneLine):\(line):\(column):",
        link: SourceLocation(file: file, line: line, column: column)),
      Span(" warning: ", .bad), Span(finding.message.inOneLine), Span(" [\(finding.rule)]", .faint),
    ])
  }

  private func line(_ file: UnreadFile) -> Line {
    Line([
      Span(
        file.path.inOneLine + (file.line.map { ":\($0):1:" } ?? ":"),
        link: SourceLocation(file: file.path, line: file.line ?? 1)),
      Span(" warning: ", .bad), Span(file.reason),
    ])
  }

  private func summary(of report: ReviewReport, path: String) -> [Line] {
    if !report.scenes.isEmpty {
      return [verdict(on: report), Line(SightLine(report: report).text, .faint)]
    }
    let said =
      report.unread.isEmpty
      ? "No VIP scene was found in \(path): nothing to review."
      : "No VIP scene was found in what could be read of \(path)."
    return (report.findings.isEmpty ? [] : [verdict(on: report)]) + [Line(said, .faint)]
  }

  private func verdict(on report: ReviewReport) -> Line {
    let seen =
      Wording.count(report.scenes.count, "scene") + " in "
      + Wording.count(report.fileCount, "file")
    if !report.findings.isEmpty {
      return Line("\(Wording.count(report.findings.count, "finding")), \(seen)", .strong)
    }
    return report.unread.isEmpty
      ? Line("✔ no rule is broken, \(seen)", .good, spoken: "No rule is broken, \(seen).")
      : Line("No rule is broken in what could be read, \(seen)", .strong)
  }
}

extension String {
  /// A file's name may hold line breaks, and the next line of a log be taken for a command.
  fileprivate var inOneLine: String { lines.joined(separator: " ") }
}

extension ReviewReport {
  /// A review that could not read everything has not found the code clean.
  var status: ExitStatus {
    if !findings.isEmpty { return .red }
    return unread.isEmpty ? .done : .failed
  }
}
