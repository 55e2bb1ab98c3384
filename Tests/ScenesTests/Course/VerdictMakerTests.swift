import Foundation
import XCTest

@testable import vipkata

/// The meaning of a run: the outcome, and a reason if no test explains it.
final class VerdictMakerTests: XCTestCase {
  private func verdict(_ run: SuiteRun) -> Verdict {
    VerdictMaker(kata: Seeds.kata()).verdict(on: run)
  }

  /// - Parameter results: of the tests that ran; `reason` is given if no test explains the outcome.
  private func assert(
    _ ending: SuiteRun.Ending, _ results: TestResult.Status..., are outcome: Verdict.Outcome,
    reason: String? = nil, line: UInt = #line
  ) {
    var run = SuiteRun(ending: ending)
    run.results = results.enumerated().map { Seeds.result("test\($0)", $1) }
    let verdict = verdict(run)
    XCTAssertEqual(verdict.outcome, outcome, line: line)
    XCTAssertEqual(verdict.reason?.words, reason, line: line)
  }

  func testGreenIsWhereATestPassedAndNoneFailed() {
    assert(.finished, .passed, .skipped, are: .green)
    assert(.finished, .passed, .failed, are: .red)
    assert(.finished, are: .red, reason: "The suite has no test.")
    assert(
      .finished, .passed, .notRun, .notRun, are: .red,
      reason: "2 of the suite's tests did not run: LoginTests.test1, LoginTests.test2.")
    assert(.finished, .skipped, are: .red, reason: "Every test of the suite is skipped.")
  }

  func testWhatFailedAndBelongsToNoTestIsRed() {
    var run = Seeds.run(.finished, Seeds.result("testA"))
    run.issues = [Failure(message: "told twice"), Failure(message: "too late")]

    XCTAssertEqual(verdict(run).outcome, .red)
    XCTAssertEqual(
      verdict(run).reason?.words,
      "Something failed outside of the tests: told twice; too late")
  }

  func testACrashOrATimeOutIsOneWhateverTheTestsSay() {
    assert(.crashed, .crashed, are: .crashed)
    assert(
      .crashed, .passed, .notRun, are: .crashed,
      reason: "The test program ended before all tests had run: "
        + "look for a call of exit() or abort().")
    assert(
      .crashed, .passed, are: .crashed,
      reason: "All tests ran, but then the test program failed at its end.")
    assert(.timedOut, .timedOut, are: .timedOut)
    assert(
      .timedOut, .notRun, are: .timedOut,
      reason: "The run did not finish in time.")
  }

  func testTimeOutputAndTestsAreHandedOn() {
    var run = Seeds.run(.finished, Seeds.result("testA"))
    run.output = "printed"
    run.seconds = 1.5
    let verdict = verdict(run)

    XCTAssertEqual(verdict.output, "printed")
    XCTAssertEqual(verdict.seconds, 1.5)
    XCTAssertEqual(verdict.tests, run.results)
  }

  func testAnErrorInTheLearnersCodeIsShownAndHidesTheSuites() {
    var run = Seeds.run(.buildFailed, Seeds.result("testA", .notRun))
    let own = Seeds.error("Sources/Login/LoginInteractor.swift", "expected '}' in struct")
    run.diagnostics = [
      Seeds.error("Tests/LoginTests/LoginTests.swift", "cannot find 'LoginRouter' in scope"), own,
    ]
    let verdict = verdict(run)

    XCTAssertEqual(verdict.outcome, .buildFailed)
    XCTAssertEqual(verdict.diagnostics, [own], "the learner cannot see the suite's file")
    XCTAssertEqual(verdict.missing, [], "it may be there, and not be read because of the error")
    XCTAssertNil(verdict.reason)
  }

  func testErrorsInTheSuiteAloneAreWhatItNeedsEachOnce() {
    var run = Seeds.run(.buildFailed)
    let suite = "Tests/LoginTests/LoginTests.swift"
    let warning = Diagnostic(
      severity: .warning, place: SourceLocation(file: "Sources/Login/A.swift", line: 1),
      message: "variable was never used")
    run.diagnostics = [
      Seeds.error(suite, "value of type 'LoginInteractor' has no member 'presenter'", line: 7),
      Seeds.error(suite, "value of type 'LoginInteractor' has no member 'presenter'", line: 9),
      Seeds.error(suite, "cannot find 'LoginRouter' in scope"), warning,
      Diagnostic(
        severity: .note, place: SourceLocation(file: suite, line: 7),
        message: "cannot find 'X' in scope"),
    ]
    let verdict = verdict(run)

    XCTAssertEqual(
      verdict.missing.map(\.words),
      [
        "`LoginInteractor.presenter`: it is not there yet.",
        "`LoginRouter`: it is not there yet.",
      ])
    XCTAssertEqual(verdict.diagnostics, [warning])
  }

  func testACallThatDoesNotFitIsShownOnceAndWithoutWhatFollowsFromIt() {
    let source = "// A suite.\n    show(.init(result: .success(ada))),\n"
    let suite = [SourceFile(path: "LoginTests.swift", content: Data(source.utf8))]
    let file = "Tests/LoginTests/LoginTests.swift"
    var run = Seeds.run(.buildFailed)
    run.diagnostics = [
      Seeds.error(file, "cannot infer contextual base in reference to member 'success'", line: 2),
      Seeds.error(file, "extra argument 'result' in call", line: 2),
      Seeds.error(file, "missing argument for parameter 'user' in call", line: 2),
    ]

    XCTAssertEqual(
      VerdictMaker(kata: Seeds.kata(), suite: suite).verdict(on: run).missing.map(\.words),
      ["`show(.init(result: .success(ada)))` to compile: extra argument 'result' in call."])
    XCTAssertEqual(
      VerdictMaker(kata: Seeds.kata { $0.reveal = .never }, suite: suite).verdict(on: run).missing
        .map(\.words),
      ["something other than your code offers: extra argument 'result' in call."],
      "this kata does not show its suite")
    run.diagnostics.removeLast(2)
    XCTAssertEqual(
      VerdictMaker(kata: Seeds.kata(), suite: suite).verdict(on: run).missing.count, 1,
      "where nothing else is said, what follows is better than nothing")
  }
}
