package import Entities

/// Grades as JUnit's XML: a suite for each learner, a test case for each kata.
package struct GradeJUnit: GradeForm {
  package init() {}

  package func page(for sheet: GradeSheet) -> Page {
    page(sheet.learners.flatMap { suite(for: $0, sheet) }, status: sheet.status)
  }

  package func page(failure error: any Error) -> Page {
    let said = FailurePage(error: error).said
    if error is Interrupted { return FailurePage(error: error).page }
    let text = [said.message, said.mend].compactMap { $0 }.joined(separator: " ")
    return page(
      [
        "  <testsuite name=\"grade\" tests=\"1\" failures=\"0\" errors=\"1\">",
        "    <testcase name=\"grade\"><error message=\"\(text.xml)\"/></testcase>",
        "  </testsuite>",
      ], status: said.status)
  }

  private func page(_ suites: [String], status: ExitStatus) -> Page {
    let lines =
      ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites name=\"vipkata grade\">"]
      + suites + ["</testsuites>"]
    return Page(lines: lines.map { Line($0) }, status: status)
  }

  private func suite(for learner: GradedLearner, _ sheet: GradeSheet) -> [String] {
    let counts =
      "tests=\"\(learner.katas.count)\" failures=\"\(learner.count(.red))\" "
      + "errors=\"\(learner.count(.unreadable))\" skipped=\"\(learner.count(.notBegun))\""
    let property =
      "    <properties><property name=\"sandbox\" value=\"\((sheet.exposed ?? "bwrap").xml)\"/>"
      + "</properties>"
    return ["  <testsuite name=\"\(learner.learner.xml)\" \(counts)>", property]
      + learner.katas.map { testCase(for: $0, learner) } + ["  </testsuite>"]
  }

  private func testCase(for grade: Grade, _ learner: GradedLearner) -> String {
    let head =
      "    <testcase classname=\"\(learner.learner.xml)\" name=\"\(grade.kata.xml)\""
      + " time=\"\(grade.check?.seconds ?? 0)\""
    let message = "message=\"\(([grade.headline] + grade.remarks).joined(separator: "; ").xml)\""
    switch grade.state {
    case .green: return "\(head)/>"
    case .notBegun: return "\(head)><skipped \(message)/></testcase>"
    case .unreadable: return "\(head)><error \(message)/></testcase>"
    case .red:
      let tests = grade.check?.failing.map { "\($0.name): \($0.message ?? $0.status)" } ?? []
      return "\(head)><failure type=\"\(grade.check?.verdict ?? "red")\" \(message)>"
        + "\(tests.joined(separator: "\n").xml)</failure></testcase>"
    }
  }
}
