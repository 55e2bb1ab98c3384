import Entities

/// Writes findings as workflow commands, which GitHub shows beside the lines of
/// a pull request.
package final class ReviewGitHubPresenter: ReviewPresentationLogic {
  package weak var view: (any ReviewDisplayLogic)? {
    didSet { plain.view = view }
  }
  /// What has no place in code is shown as text.
  private let plain = ReviewPresenter()

  package init() {}

  package func presentCheck(response: Review.Check.Response) {
    let report = response.report
    let findings = report.findings.map { finding in
      command(
        file: finding.file, line: finding.line, column: finding.column, title: finding.rule,
        message: finding.message)
    }
    let unread = report.unread.map {
      command(file: $0.path, line: $0.line, title: "not reviewed", message: $0.reason)
    }
    view?.displayPage(viewModel: Page(lines: findings + unread, status: report.status))
  }

  package func presentDraw(response: Review.Draw.Response) {
    plain.presentDraw(response: response)
  }

  package func presentExplain(response: Review.Explain.Response) {
    plain.presentExplain(response: response)
  }

  package func presentListRules(response: Review.ListRules.Response) {
    plain.presentListRules(response: response)
  }

  package func presentFailure(error: any Error) {
    let page = FailurePage(error: error)
    let words = [page.said.message, page.said.mend].compactMap { $0 }.joined(separator: " ")
    view?.displayPage(
      viewModel: Page(lines: [Line("::error::\(escaped(words))")], status: page.said.status))
  }

  private func command(
    file: String, line: Int?, column: Int? = nil, title: String, message: String
  ) -> Line {
    var properties = ["file=\(property(file))"]
    if let line { properties.append("line=\(line)") }
    if let column { properties.append("col=\(column)") }
    properties.append("title=\(property(title))")
    return Line("::warning \(properties.joined(separator: ","))::\(escaped(message))")
  }

  private func property(_ text: String) -> String {
    replacing([":": "%3A", ",": "%2C"], in: escaped(text))
  }

  private func escaped(_ text: String) -> String {
    replacing(["%": "%25", "\r": "%0D", "\n": "%0A"], in: text)
  }

  /// By scalars: a line's end of two is one character, and would pass as another.
  private func replacing(_ codes: [Unicode.Scalar: String], in text: String) -> String {
    text.unicodeScalars.map { codes[$0] ?? String($0) }.joined()
  }
}
