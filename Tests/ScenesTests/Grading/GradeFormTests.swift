import Entities
import Foundation
import XCTest

@testable import Scenes

/// What is printed of names and texts that were made to be taken for something else.
@MainActor
final class GradeFormTests: XCTestCase {
  private static let hostile = "=1+1 \"<b>`x`\n# Top\u{202e}"

  private var sheet: GradeSheet {
    var green = Grade(kata: "a/green", outOf: 2)
    green.state = .green
    green.points = 2
    var red = Grade(kata: "a/red", outOf: 3)
    red.state = .red
    red.isLate = true
    red.changed = "2026-11-30T10:00:00Z"
    red.hint = "Look\nthere."
    var verdict = Verdict(outcome: .red)
    verdict.tests = [
      Seeds.result("testA"),
      Seeds.result("testB", .failed, Failure(message: "wrong\n```\n# Forged", actual: "`")),
    ]
    verdict.findings = [Seeds.finding("presenter-is-pure", "</code>```.swift")]
    red.check = VerdictObject(kata: KataID(stage: "a", name: "red"), verdict: verdict)
    return GradeSheet(
      katas: [
        .init(kata: "a/green", title: "Green", points: 2),
        .init(kata: "a/red", title: "Red", points: 3),
      ],
      learners: [
        GradedLearner(
          learner: Self.hostile, katas: [green, red, Grade(kata: "a/later", outOf: 1)])
      ])
  }

  private func shown(
    _ form: any GradeForm, _ papers: Grading.Papers = Grading.Papers()
  ) throws -> Grading.Sheet.ViewModel {
    let view = GradingDisplaySpy()
    let presenter = GradingPresenter(form: form)
    presenter.view = view
    presenter.presentSheet(response: Grading.Sheet.Response(sheet: sheet, papers: papers))
    return try XCTUnwrap(view.sheets.first)
  }

  func testTextHasALineForALearnerAndForWhatIsNotGreen() async throws {
    let page = try shown(GradeText(program: "vipkata")).page

    XCTAssertEqual(
      page.lines.map(\.text),
      [
        "=1+1 \"<b>`x`�# Top�  2 of 6 points  1 green, 1 red, 1 not begun, 1 late",
        "  ✘ a/red: 1 of 2 tests fails; late",
        "1 learner, 2 of 6 points, each run in a sandbox",
      ])
    XCTAssertEqual(page.status, .red)
  }

  func testNoCellOfTheTableIsAFormula() async throws {
    let lines = try shown(GradeCSV()).page.lines.map(\.text)

    XCTAssertEqual(lines.count, 4)
    XCTAssertEqual(
      lines[2],
      "\"'=1+1 \"\"<b>`x`�# Top�\",\"a/red\",\"red\",\"0\",\"3\",\"late\","
        + "\"2026-11-30T10:00:00Z\",\"1 of 2 tests fails; late\"")
  }

  func testJUnitHasASuiteForALearner() async throws {
    let text = try shown(GradeJUnit()).page.text

    XCTAssertTrue(
      text.contains(
        "<testsuite name=\"=1+1 &quot;&lt;b&gt;`x`&#10;# Top\u{202e}\" tests=\"3\" failures=\"1\" "
          + "errors=\"0\" skipped=\"1\">"), text)
    XCTAssertTrue(text.contains("LoginTests.testB: wrong&#10;```&#10;# Forged</failure>"), text)
    XCTAssertTrue(text.contains("><skipped message=\"not begun\"/></testcase>"), text)
  }

  func testTheJSONIsReadAgainAsItWas() async throws {
    let text = try shown(GradeJSON()).page.text

    XCTAssertEqual(try JSONDecoder().decode(GradeSheet.self, from: Data(text.utf8)), sheet)
    let check = try ParsedJSON(shown(GradeJSON()).page)
    guard case .array(let learners)? = check["learners"],
      case .array(let katas)? = learners[0]["katas"]
    else { return XCTFail(text) }
    XCTAssertEqual(katas[1]["check"]?["schema"], 1)
    XCTAssertEqual(katas[1]["check"]?["verdict"], "red")
  }

  func testFeedbackCannotBeEndedByWhatIsInIt() async throws {
    let papers = try shown(
      GradeJSON(), Grading.Papers(feedback: "Out", results: "all.json")
    ).papers

    XCTAssertEqual(
      papers.map(\.path), ["all.json", "Out/%3D1%2B1%20%22%3Cb%3E%60x%60%0A%23%20Top%E2%80%AE.md"])
    XCTAssertEqual(
      papers[1].text,
      """
      # ``=1+1 "<b>`x`�# Top�``

      2 of 6 points, 1 of 3 katas green.

      ## `a/red`: 0 of 3 points, late

      `Red`

      `1 of 2 tests fails`

      **`LoginTests.testB`**

      ````text
      wrong
      ```
      # Forged
      got       `
      ````

      ````text
      Sources/Login/</code>```.swift:21: what is wrong [presenter-is-pure]
      ````

      The next hint:

      > Look
      > there.

      ## Green

      - `a/green`, 2 of 2 points

      ## Not begun

      - `a/later`, 1 point

      """)
  }

  func testWhatElseIsWrongIsSaidInTheVerdictsOwnWords() {
    var verdict = Verdict(outcome: .crashed)
    verdict.reason = "The test program ended before its tests."
    var grade = Grade(kata: "a/red", outOf: 3)
    grade.state = .red
    grade.check = VerdictObject(kata: KataID(stage: "a", name: "red"), verdict: verdict)

    XCTAssertEqual(grade.headline, "The test program ended before its tests.")
  }
}
