import Entities

/// Words a review for people and for editors, which turn `file:line:column` into links.
package final class ReviewPresenter: ReviewPresentationLogic {
  package weak var view: (any ReviewDisplayLogic)?

  private let program: String

  /// - Parameter program: how the user calls this program.
  package init(program: String = "vipkata") {
    self.program = program
  }

  package func presentCheck(response: Review.Check.Response) {
    let report = response.report
    let lines = report.findings.map(line) + report.unread.map(line)
    view?.displayPage(
      viewModel: Page(
        lines: lines + [summary(of: report, path: response.path)], status: report.status))
  }

  package func presentDraw(response: Review.Draw.Response) {
    var page = DiagramPage(scenes: response.scenes, path: response.path).page
    page.lines += response.unread.map { Line("%% \($0.path.inOneLine): \($0.reason)") }
    if !response.unread.isEmpty { page.status = .failed }
    view?.displayPage(viewModel: page)
  }

  package func presentExplain(response: Review.Explain.Response) {
    let rule = response.rule
    view?.displayPage(
      viewModel: Page(lines: [
        Line(rule.id, .strong), Line(rule.why), "",
        Line("Correct", .good), Line("  \(rule.correct)", .code),
        Line("Incorrect", .bad), Line("  \(rule.incorrect)", .code), "",
        Line("Where the rule does not fit: // vipkata:allow \(rule.id) and your reason", .faint),
      ]))
  }

  package func presentListRules(response: Review.ListRules.Response) {
    let lines = response.rules.flatMap { [Line($0.id, .strong), Line("  \($0.why)")] }
    view?.displayPage(viewModel: Page(lines: lines))
  }

  package func presentFailure(error: any Error) {
    view?.displayPage(viewModel: FailurePage(error: error, program: program).page)
  }

  private func line(_ finding: Finding) -> Line {
    Line([
      Span(
        "\(finding.file.inOneLine):\(finding.line):\(finding.column):",
        link: Place(file: finding.file, line: finding.line, column: finding.column)),
      Span(" warning: ", .bad), Span(finding.message.inOneLine), Span(" [\(finding.rule)]", .faint),
    ])
  }

  private func line(_ file: UnreadFile) -> Line {
    let path = file.path.inOneLine
    let place = file.line.map { "\(path):\($0):1:" } ?? "\(path):"
    return Line([
      Span(place, link: Place(file: file.path, line: file.line ?? 1)),
      Span(" warning: ", .bad), Span(file.reason),
    ])
  }

  private func summary(of report: ReviewReport, path: String) -> Line {
    guard !report.scenes.isEmpty || !report.findings.isEmpty else {
      let said =
        report.unread.isEmpty
        ? "No VIP scene was found in \(path): nothing to review."
        : "No VIP scene was found in what could be read of \(path)."
      return Line(said, .faint)
    }
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
