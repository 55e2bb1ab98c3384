import Entities
import Scenes
import XCTest

/// The page of a check, word for word, as a learner sees it.
@MainActor
final class VerdictPageTests: XCTestCase {
  private let view = PracticeDisplaySpy()
  private let presenter = PracticePresenter(program: "vipkata")

  override func setUp() async throws {
    presenter.view = view
  }

  private func page(
    _ verdict: Verdict, kata: Kata = Seeds.kata(),
    _ change: (inout Practice.Check.Response) -> Void = { _ in }
  ) throws -> Page {
    var response = Practice.Check.Response(kata: kata, verdict: verdict)
    response.hasMoreHints = false
    change(&response)
    presenter.presentCheck(response: response)
    return try XCTUnwrap(view.pages.last)
  }

  private func assert(
    _ page: Page, status: ExitStatus = .red, says text: String, line: UInt = #line
  ) {
    XCTAssertEqual(page.text, text, line: line)
    XCTAssertEqual(page.status, status, line: line)
  }

  private func verdict(
    _ outcome: Verdict.Outcome, _ change: (inout Verdict) -> Void = { _ in }
  ) -> Verdict {
    var verdict = Verdict(outcome: outcome)
    verdict.tests = [Seeds.result("testOnce"), Seeds.result("testError")]
    change(&verdict)
    return verdict
  }

  func testGreenSaysWhatWasLearned() async throws {
    let kata = Seeds.kata { $0.learned = "The interactor decides." }
    let green = verdict(.green) {
      $0.seconds = 0.61
      $0.tests.append(Seeds.result("testOnMac", .skipped))
    }

    assert(
      try page(green, kata: kata), status: .done,
      says: """
        ✔ interactor/validate is green: 2 tests, 0.6 s
          You learned: The interactor decides.
        """)
  }

  func testGreenWithoutALessonIsOneLine() async throws {
    assert(
      try page(verdict(.green) { $0.tests.removeLast() }), status: .done,
      says: "✔ interactor/validate is green: 1 test, 0.0 s")
  }

  func testAFailedTestIsShownWithBothValuesItsLinesAndTheMistakeItLooksLike() async throws {
    let red = verdict(.red) {
      $0.tests[0] = Seeds.result(
        "testOnce", .failed,
        Failure(
          message: "the presenter is told once", actual: "2", expected: "1",
          place: Place(file: "Tests/LoginTests/LoginTests.swift", line: 10)))
      $0.looksLike = "telling the presenter twice"
    }
    let page = try page(red) {
      $0.hasMoreHints = true
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

        Then  vipkata next
        Stuck? vipkata hint
        """)
  }

  func testTheOtherFailingTestsAreNamed() async throws {
    let red = verdict(.red) {
      $0.tests = ["testA", "testB", "testC"].map { Seeds.result($0, .failed) }
      $0.tests[0].failures = [Failure(message: "told twice")]
      $0.tests.append(Seeds.result("testD", .notRun))
    }

    assert(
      try page(red),
      says: """
        ✘ interactor/validate: 3 of 4 tests fail

          LoginTests.testA
          told twice

          Fails too: testB, testC

        Then  vipkata next
        """)
  }

  func testAKataThatRevealsAllShowsTheLinesOfTheOtherTestsToo() async throws {
    let red = verdict(.red) {
      $0.tests = ["testA", "testB"].map { Seeds.result($0, .failed) }
    }
    let page = try page(red) {
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

        Then  vipkata next
        """)
  }

  func testLongMessagesAreWrappedValuesOfSeveralLinesAlignedAndNothingIsSaidInWords() async throws {
    let red = verdict(.red) {
      $0.tests[0] = Seeds.result(
        "testOnce", .failed,
        Failure(
          message: "an empty email is worth a sentence of its own, since a learner who reads only "
            + "the first words\nwould not know it",
          actual: "", expected: "one\ntwo", argument: "\"ada@example.org\""))
    }

    assert(
      try page(red),
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

        Then  vipkata next
        """)
  }

  func testACrashShowsTheLearnersOwnPlaceAndWhatWasPrinted() async throws {
    let place = Place(file: "Sources/Login/LoginInteractor.swift", line: 12)
    let crashed = verdict(.crashed) {
      $0.tests[0] = Seeds.result(
        "testOnce", .crashed,
        Failure(message: "Fatal error: Unexpectedly found nil", place: place))
      $0.output = (1...8).map { "line \($0)" }.joined(separator: "\n\n")
    }
    let page = try page(crashed) {
      $0.paths[place.file] = "Workspace/01/Sources/Login/LoginInteractor.swift"
    }

    assert(
      page,
      says: """
        ✘ interactor/validate: a test crashed

          LoginTests.testOnce
          Fatal error: Unexpectedly found nil
          at Workspace/01/Sources/Login/LoginInteractor.swift:12

          Last lines that were printed:
          line 3
          line 4
          line 5
          line 6
          line 7
          line 8

        Then  vipkata next
        """)
    XCTAssertEqual(
      page.lines.flatMap(\.spans).compactMap(\.link),
      [Place(file: "Workspace/01/Sources/Login/LoginInteractor.swift", line: 12)],
      "a click opens it")
  }

  func testATimeOutNamesTheTest() async throws {
    let timedOut = verdict(.timedOut) {
      $0.tests[1] = Seeds.result(
        "testError", .timedOut, Failure(message: "it did not come to an end within 5 seconds"))
    }

    assert(
      try page(timedOut),
      says: """
        ✘ interactor/validate: a test did not come to an end

          LoginTests.testError
          it did not come to an end within 5 seconds

        Then  vipkata next
        """)
  }

  func testAReasonStandsInForAFailingTest() async throws {
    let red = verdict(.red) {
      $0.tests = []
      $0.reason = "The suite has no test."
    }

    assert(
      try page(red),
      says: """
        ✘ interactor/validate: not green yet

          The suite has no test.

        Then  vipkata next
        """)
  }

  func testABrokenRuleIsShownAtTheLearnersPlace() async throws {
    let red = verdict(.red) { $0.findings = [Seeds.finding("interactor-never-formats")] }
    let page = try page(red) {
      $0.paths["Sources/Login/LoginInteractor.swift"] = "Workspace/Login/LoginInteractor.swift"
    }

    assert(
      page,
      says: """
        ✘ interactor/validate: the tests pass, but a rule of VIP is broken

        Workspace/Login/LoginInteractor.swift:21:9: what is wrong [interactor-never-formats]

        Then  vipkata next
        """)
    XCTAssertEqual(
      page.lines.flatMap(\.spans).compactMap(\.link),
      [Place(file: "Workspace/Login/LoginInteractor.swift", line: 21, column: 9)])
  }
}
