import Foundation
import XCTest

@testable import vipkata

/// Names and texts made to pass for something else, as each form prints them.
@MainActor
final class GradeFormTests: XCTestCase {
  private static let hostile = "=1+1 \"<b>`x`\n# Top\u{202e}"

  private var sheet: GradeSheet {
    var green = Grade(kata: "a/green", outOf: 2)
    green.state = .green
    green.points = 2
    var red = Grade(kata: "a/red", outOf: 3)
    red.state = .red
    red.late = true
    red.changed = "2026-11-30T10:00:00Z"
    red.time = .files
    red.hint = "Look\nthere."
    var verdict = Verdict(outcome: .red)
    verdict.tests = [
      Seeds.result("testA"),
      Seeds.result(
        "testB", .failed,
        Failure(message: "wrong\n```\n# Forged", actual: "`", expected: "Optional(7)")),
    ]
    verdict.findings = [Seeds.finding("presenter-is-pure", "</code>```.swift")]
    red.check = VerdictObject(kata: KataID(stage: "a", name: "red"), verdict: verdict)
    return GradeSheet(
      course: "/my/Katas",
      katas: [
        .init(kata: "a/green", title: "Green", points: 2),
        .init(kata: "a/red", title: "Red", points: 3),
      ],
      learners: [
        GradedLearner(
          learner: Self.hostile, katas: [green, red, Grade(kata: "a/later", outOf: 1)])
      ])
  }

  private func shown(_ learners: [GradedLearner]? = nil) throws -> Page {
    var sheet = sheet
    sheet.learners = learners ?? sheet.learners
    let view = PageSpy()
    GradingPresenter(
      view: view, words: Wording(program: "vipkata"), feedback: "Out", results: "all.json"
    ).presentSheet(response: Grading.Sheet.Response(sheet: sheet))
    return try XCTUnwrap(view.pages.first)
  }

  func testTextHasALineForALearnerAndForWhatIsNotGreen() async throws {
    let page = try shown()

    XCTAssertEqual(
      page.lines.map(\.text),
      [
        "=1+1 \"<b>`x`�# Top�  2 of 6 points  1 green, 1 red, 1 not begun, 1 late, "
          + "time: files",
        "  ✘ a/red: 1 of 2 tests fails; late by the files' time",
        "1 learner, 2 of 6 points, each run in a sandbox",
        "Graded by the course in /my/Katas",
      ])
    XCTAssertEqual(page.status, .red)
  }

  func testASentenceIsNoSentenceBeforeARemark() async {
    var verdict = Verdict(outcome: .red)
    verdict.reason = .noTest
    var grade = Grade(kata: "a/red", outOf: 3)
    grade.state = .red
    grade.check = VerdictObject(kata: KataID(stage: "a", name: "red"), verdict: verdict)
    XCTAssertEqual(grade.words, "The suite has no test.")
    grade.suspicious = ["ProcessInfo"]
    XCTAssertEqual(grade.words, "The suite has no test; look at its code: it says ProcessInfo")
  }

  func testWhoHasNoKataOfTheCourseIsNamedInEachForm() async throws {
    let page = try shown(
      [nil, "cyd"].map { deeper in
        GradedLearner(
          learner: "ada", katas: [Grade(kata: "a/red", outOf: 3)],
          absence: GradedLearner.Absence(deeper: deeper))
      })
    let fact = "ada has no kata of this course, but ada/cyd has"
    let deeper = "\(fact): grade the folder ada, or move up what is in cyd"

    XCTAssertEqual(
      page.lines.prefix(4).map(\.text),
      [
        "ada  0 of 3 points  0 green, 1 not begun",
        "  ✘ ada has no kata of this course: it should be a workspace of this course, or have a "
          + "folder Workspace that is one",
        "ada  0 of 3 points  0 green, 1 not begun", "  ✘ \(deeper)",
      ])
    for form in [page.formats[.junit]?.text, page.files.last?.text] {
      XCTAssertEqual(form?.contains(deeper), true, form ?? "")
    }
    XCTAssertEqual(
      page.formats[.csv]?.text.lines.last,
      #""ada","a/red","not-begun","0","3","","","not begun; \#(fact)","""#)
    XCTAssertEqual(page.object?.text.contains(#""absence":{"deeper":"cyd"}"#), true)
  }

  func testAnArchiveIsToBeUnpacked() async throws {
    let view = PageSpy()
    let presenter = GradingPresenter(view: view, words: Wording(program: "vipkata"))
    presenter.presentWarnings(
      response: Grading.Warn.Response(exposed: nil, archives: ["Zoe.TAR.gz", "a\u{202e}.zip"]))
    let eve = GradedLearner(
      learner: "eve", katas: [], absence: GradedLearner.Absence(deeper: nil, archive: "eve.zip"))

    XCTAssertEqual(
      view.warnings,
      [
        "warning: Zoe.TAR.gz is not a folder, so it is not graded: unpack it into a "
          + "folder Zoe beside it.",
        "warning: a�.zip is not a folder, so it is not graded: unpack it into a "
          + "folder a� beside it.",
      ])
    XCTAssertEqual(
      eve.absenceWords,
      "eve has no kata of this course, only the archive eve.zip: unpack it there")
    for name in ["README.md", ".zip", "ada"] { XCTAssertNil(name.archived, name) }
  }

  func testWhatKeepsAllKatasFromBeingGradedIsSaidOnce() async throws {
    let katas = ["one", "two"].map {
      Grade(of: Seeds.kata("a/\($0)") { $0.points = 3 }, problem: .said("eve is a symbolic link."))
    }
    let page = try shown([GradedLearner(learner: "eve", katas: katas)])

    XCTAssertEqual(
      page.lines.prefix(2).map(\.text),
      [
        "eve  0 of 6 points  0 green, 2 that cannot be graded",
        "  ✘ cannot be graded: eve is a symbolic link.",
      ])
    XCTAssertEqual(page.status, .red)
  }

  func testNoCellOfTheTableIsAFormula() async throws {
    let lines = try XCTUnwrap(shown().formats[.csv]).text.lines

    XCTAssertEqual(lines.count, 4)
    XCTAssertEqual(
      lines[2],
      "\"'=1+1 \"\"<b>`x`�# Top�\",\"a/red\",\"red\",\"0\",\"3\",\"late\","
        + "\"2026-11-30T10:00:00Z\",\"1 of 2 tests fails; late by the files' time\",\"files\"")
  }

  func testJUnitHasASuiteForALearner() async throws {
    let text = try XCTUnwrap(shown().formats[.junit]).text

    XCTAssertTrue(
      text.contains(
        "<testsuite name=\"=1+1 &quot;&lt;b&gt;`x`&#10;# Top\u{202e}\" tests=\"3\" failures=\"1\" "
          + "errors=\"0\" skipped=\"1\">"), text)
    XCTAssertTrue(
      text.contains(
        #"<property name="course" value="/my/Katas"/><property name="sandbox" value="bwrap"/>"#
          + #"<property name="time" value="files"/>"#), text)
    XCTAssertTrue(text.contains("LoginTests.testB: wrong&#10;```&#10;# Forged</failure>"), text)
    XCTAssertTrue(text.contains("<skipped message=\"not begun\"/>"), text)
  }

  /// The tests that ran make it green, and a teacher sees which did not.
  func testAGreenKataWithSkippedTestsIsSkippedInJUnit() async throws {
    var verdict = Verdict(outcome: .green)
    verdict.tests = [Seeds.result("testA"), Seeds.result("testB", .skipped)]
    verdict.tests[1].skipReason = "not\nhere"
    var grade = Grade(kata: "a/green", outOf: 2)
    grade.state = .green
    grade.check = VerdictObject(kata: KataID(stage: "a", name: "green"), verdict: verdict)
    let page = try shown([GradedLearner(learner: "ada", katas: [grade])])

    XCTAssertEqual(grade.check?.tests.map(\.message), [nil, "not\nhere"])
    XCTAssertEqual(grade.remarks, ["1 skipped (not here): LoginTests.testB"])
    let text = page.formats[.junit]?.text ?? ""
    XCTAssertTrue(
      text.contains(
        "<skipped message=\"green; 1 skipped (not here): LoginTests.testB\"/>"), text)
  }

  func testFeedbackCannotBeEndedByWhatIsInIt() async throws {
    let files = try shown().files

    XCTAssertEqual(
      files.map(\.path), ["all.json", "Out/%3D1%2B1%20%22%3Cb%3E%60x%60%0A%23%20Top%E2%80%AE.md"])
    XCTAssertEqual(
      files[1].text,
      """
      # ``=1+1 "<b>`x`�# Top�``

      2 of 6 points, 1 of 3 katas green.

      ## `a/red`: 0 of 3 points, late by the files' time

      `Red`

      `1 of 2 tests fails`

      **`LoginTests.testB`**

      ````text
      wrong
      ```
      # Forged
      got       `
      expected  7
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

  func testAProblemIsSaidAlikeOnAnotherMachine() async throws {
    for problem in [Grade.Problem.namesSuites("XCTAssert"), .outOfTime(140), .said("no")] {
      let told = try JSONDecoder().decode(
        Grade.Problem.self, from: Data(JSONEncoder().encode(problem)))

      XCTAssertEqual(told, .said(problem.words))
    }
  }

  func testWhatElseIsWrongIsSaidInTheVerdictsOwnWords() async {
    var verdict = Verdict(outcome: .crashed)
    verdict.reason = .outOfTime
    var grade = Grade(kata: "a/red", outOf: 3)
    grade.state = .red
    grade.check = VerdictObject(kata: KataID(stage: "a", name: "red"), verdict: verdict)

    XCTAssertEqual(grade.headline, "The run did not finish in time.")
  }
}
