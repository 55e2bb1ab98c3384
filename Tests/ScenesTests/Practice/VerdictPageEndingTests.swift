import Entities
import Scenes
import XCTest

/// The page of a check that no failed assertion explains: crash, time-out, broken rule.
@MainActor
final class VerdictPageEndingTests: XCTestCase {
  private let bench = VerdictBench()

  private func assert(
    _ page: Page, status: ExitStatus = .red, says text: String, line: UInt = #line
  ) {
    XCTAssertEqual(page.text, text, line: line)
    XCTAssertEqual(page.status, status, line: line)
  }

  func testACrashShowsTheLearnersOwnPlaceAndWhatWasPrinted() async throws {
    let place = Place(file: "Sources/Login/LoginInteractor.swift", line: 12)
    let crashed = bench.verdict(.crashed) {
      $0.tests[0] = Seeds.result(
        "testOnce", .crashed,
        Failure(message: "Fatal error: Unexpectedly found nil", place: place))
      $0.output = (1...8).map { "line \($0)" }.joined(separator: "\n\n")
      $0.output += "\n✔ Suite OtherTests passed after 0.011 seconds.\n"
    }
    let page = try bench.page(crashed) {
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

        Then   vipkata next
        """)
    XCTAssertEqual(
      page.lines.flatMap(\.spans).compactMap(\.link),
      [Place(file: "Workspace/01/Sources/Login/LoginInteractor.swift", line: 12)],
      "a click opens it")
  }

  func testACrashAfterAFailureIsNamedAndItsPrintedLinesAreNotPutUnderTheFailure() async throws {
    let crashed = bench.verdict(.crashed) {
      $0.tests[0] = Seeds.result("testOnce", .failed, Failure(message: "presented twice"))
      $0.tests[1] = Seeds.result("testError", .crashed, Failure(message: "Fatal error"))
      $0.output = "Fatal error: Index out of range"
    }

    assert(
      try bench.page(crashed),
      says: """
        ✘ interactor/validate: a test crashed

          LoginTests.testOnce
          presented twice

          Fails too: testError (crashed)

        Then   vipkata next
        """)
  }

  func testATimeOutNamesTheTest() async throws {
    let timedOut = bench.verdict(.timedOut) {
      $0.tests[1] = Seeds.result(
        "testError", .timedOut, Failure(message: "it did not come to an end within 5 seconds"))
    }

    assert(
      try bench.page(timedOut),
      says: """
        ✘ interactor/validate: a test did not come to an end

          LoginTests.testError
          it did not come to an end within 5 seconds

        Then   vipkata next
        """)
  }

  func testAReasonStandsInForAFailingTest() async throws {
    let red = bench.verdict(.red) {
      $0.tests = []
      $0.reason = "The suite has no test."
    }

    assert(
      try bench.page(red),
      says: """
        ✘ interactor/validate: not green yet

          The suite has no test.

        Then   vipkata next
        """)
  }

  func testABrokenRuleIsShownAtTheLearnersPlace() async throws {
    let red = bench.verdict(.red) { $0.findings = [Seeds.finding("interactor-never-formats")] }
    let page = try bench.page(red) {
      $0.paths["Sources/Login/LoginInteractor.swift"] = "Workspace/Login/LoginInteractor.swift"
    }

    assert(
      page,
      says: """
        ✘ interactor/validate: the tests pass, but a rule of VIP is broken

        Workspace/Login/LoginInteractor.swift:21:9: what is wrong [interactor-never-formats]

        Then   vipkata next
        """)
    XCTAssertEqual(
      page.lines.flatMap(\.spans).compactMap(\.link),
      [Place(file: "Workspace/Login/LoginInteractor.swift", line: 21, column: 9)])
  }
}
