import Entities
import Foundation

/// Puts proofs into JUnit's XML, which every CI shows: a kata is a test case.
package final class AuthoringJUnitPresenter: AuthoringPresentationLogic {
  package weak var view: (any AuthoringDisplayLogic)?

  package init() {}

  package func presentProgress(response: Authoring.Progress.Response) {}

  package func presentVerify(response: Authoring.Verify.Response) {
    let unreadable = Dictionary(grouping: response.courseProblems, by: \.kata)
      .sorted { $0.key < $1.key }
      .map { testCase(name: $0.key, seconds: 0, problems: $0.value) }
    let katas = response.proofs.map {
      testCase(name: $0.kata.id.description, seconds: $0.seconds, problems: $0.problems)
    }
    let untaught = response.untaught.map { testCase(for: $0, isTaught: false) }
    let failures =
      unreadable.count + response.proofs.filter { !$0.problems.isEmpty }.count + untaught.count
    show(unreadable + katas + untaught, failures: failures)
  }

  package func presentCoverage(response: Authoring.Coverage.Response) {
    let cases = response.ideas.map {
      testCase(for: $0, isTaught: response.katas[$0.row] != nil)
    }
    show(cases, failures: response.ideas.filter { response.katas[$0.row] == nil }.count)
  }

  package func presentNew(response: Authoring.New.Response) {}

  package func presentFailure(error: any Error) {
    let page = FailurePage(error: error)
    if error is Interrupted {
      view?.displayPage(viewModel: page.page)
      return
    }
    let said = [page.said.message, page.said.mend].compactMap { $0 }.joined(separator: " ")
    let lines = [
      "  <testcase name=\"verify\" time=\"0.0\">", "    <error message=\"\(said.xml)\"/>",
      "  </testcase>",
    ]
    show([lines], failures: 0, errors: 1, status: page.said.status)
  }

  private func show(
    _ cases: [[String]], failures: Int, errors: Int = 0, status: ExitStatus? = nil
  ) {
    let counts =
      "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
    let lines =
      [
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
        "<testsuite name=\"vipkata verify\" \(counts)>",
      ] + cases.flatMap { $0 } + ["</testsuite>"]
    view?.displayPage(
      viewModel: Page(
        lines: lines.map { Line($0) }, status: status ?? (failures == 0 ? .done : .red)))
  }

  private func testCase(for idea: Authoring.Idea, isTaught: Bool) -> [String] {
    let problem = CourseProblem(
      check: "coverage", kata: "", file: "Katas/ideas.json",
      message: "no kata teaches \(idea.row): \(idea.text)")
    return testCase(name: idea.row, seconds: 0, problems: isTaught ? [] : [problem])
  }

  private func testCase(name: String, seconds: Double, problems: [CourseProblem]) -> [String] {
    let head = "  <testcase name=\"\(name.xml)\" time=\"\(seconds)\""
    guard !problems.isEmpty else { return ["\(head)/>"] }
    return ["\(head)>"]
      + problems.map { problem in
        let place = problem.line.map { ":\($0)" } ?? ""
        return "    <failure type=\"\(problem.check)\" message=\"\(problem.message.xml)\">"
          + "\(problem.file.xml)\(place)</failure>"
      } + ["  </testcase>"]
  }
}
