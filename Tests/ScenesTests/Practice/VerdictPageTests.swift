import Entities
import Scenes
import XCTest

/// The page of a check, word for word, as a learner sees it.
@MainActor
final class VerdictPageTests: XCTestCase {
  private let bench = VerdictBench()

  private func assert(
    _ page: Page, status: ExitStatus = .red, says text: String, line: UInt = #line
  ) {
    XCTAssertEqual(page.text, text, line: line)
    XCTAssertEqual(page.status, status, line: line)
  }

  func testGreenSaysWhatWasLearned() async throws {
    let kata = Seeds.kata {
      $0.learned =
        "The interactor decides, and what it decided is worded by nobody but the presenter."
    }
    let green = bench.verdict(.green) {
      $0.seconds = 0.61
      $0.tests.append(Seeds.result("testOnMac", .skipped))
    }

    assert(
      try bench.page(green, kata: kata), status: .done,
      says: """
        ✔ interactor/validate is green: 2 tests, 0.6 s
          You learned: The interactor decides, and what it decided is worded by nobody
          but the presenter.
        """)
  }

  func testGreenWithoutALessonIsOneLine() async throws {
    assert(
      try bench.page(bench.verdict(.green) { $0.tests.removeLast() }), status: .done,
      says: "✔ interactor/validate is green: 1 test, 0.0 s")
  }

  func testAVerdictThatIsKnownSaysThatNothingChanged() async throws {
    let green = try bench.page(bench.verdict(.green) { $0.isRemembered = true })
    XCTAssertEqual(
      green.lines.first?.text, "✔ interactor/validate is green: 2 tests, nothing changed")

    let red = try bench.page(bench.verdict(.red) { $0.isRemembered = true })
    let said = "  Nothing has changed since that was found. Is the file saved?"
    XCTAssertEqual(red.lines[1].text, said)

    let opened = try bench.page(bench.verdict(.red) { $0.isRemembered = true }) {
      $0.isAfterOpening = true
    }
    XCTAssertFalse(opened.lines.map(\.text).contains(said), "nobody has saved anything yet")
  }

  func testAFailedTestIsShownWithBothValuesItsLinesAndTheMistakeItLooksLike() async throws {
    let red = bench.verdict(.red) {
      $0.tests[0] = Seeds.result(
        "testOnce", .failed,
        Failure(
          message: "the presenter is told once", actual: "2", expected: "1",
          place: Place(file: "Tests/LoginTests/LoginTests.swift", line: 10)))
      $0.looksLike = "telling the presenter twice"
    }
    let page = try bench.page(red) {
      $0.hasMoreHints = true
      $0.edit = ["W/LoginInteractor.swift"]
      $0.excerpts[Seeds.name("testOnce")] = Practice.Excerpt(
        file: "LoginTests.swift", firstLine: 9,
        lines: ["func testOnce() {", "  XCTAssertEqual(calls, 1)", "}"], marked: 10)
    }

    assert(
      page,
      says: """
        ✘ interactor/validate: 1 of 2 tests fails

          LoginTests.testOnce
          the presenter is told once
              got       2
              expected  1

          The test, in the hidden LoginTests.swift:
             9  func testOnce() {
          ▸ 10    XCTAssertEqual(calls, 1)
            11  }

          This looks like telling the presenter twice.

        Edit   W/LoginInteractor.swift
        Then   vipkata next
        Stuck? vipkata hint
        """)
  }

  func testTheOtherFailingTestsAreNamed() async throws {
    let red = bench.verdict(.red) {
      $0.tests = ["testA", "testB", "testC"].map { Seeds.result($0, .failed) }
      $0.tests[0].failures = [Failure(message: "told twice")]
      $0.tests.append(Seeds.result("testD", .notRun))
    }

    assert(
      try bench.page(red),
      says: """
        ✘ interactor/validate: 3 of 4 tests fail

          LoginTests.testA
          told twice

          Fails too: testB, testC

        Then   vipkata next
        """)
  }

  func testAKataThatRevealsAllShowsTheLinesOfTheOtherTestsToo() async throws {
    let red = bench.verdict(.red) {
      $0.tests = ["testA", "testB"].map { Seeds.result($0, .failed) }
    }
    let page = try bench.page(red) {
      $0.excerpts[Seeds.name("testB")] = Practice.Excerpt(
        file: "T.swift", firstLine: 4, lines: ["func testB() {}"], marked: nil)
    }

    assert(
      page,
      says: """
        ✘ interactor/validate: 2 of 2 tests fail

          LoginTests.testA

          Fails too: testB

          The test, in the hidden T.swift:
            4  func testB() {}

        Then   vipkata next
        """)
  }

  func testLongMessagesAreWrappedValuesOfSeveralLinesAlignedAndNothingIsSaidInWords() async throws {
    let red = bench.verdict(.red) {
      $0.tests[0] = Seeds.result(
        "testOnce", .failed,
        Failure(
          message: "an empty email is worth a sentence of its own, since a learner who reads only "
            + "the first words\nwould not know it",
          actual: "", expected: "one\ntwo", argument: "\"ada@example.org\""))
    }

    assert(
      try bench.page(red),
      says: """
        ✘ interactor/validate: 1 of 2 tests fails

          LoginTests.testOnce
          an empty email is worth a sentence of its own, since a learner who reads
          only the first words
          would not know it
              with      "ada@example.org"
              got       (empty)
              expected  one
                        two

        Then   vipkata next
        """)
  }
}
