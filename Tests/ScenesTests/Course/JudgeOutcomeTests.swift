import Entities
import Foundation
import Scenes
import XCTest

/// What a run means: the outcome, and the reason where no test explains it.
final class JudgeOutcomeTests: XCTestCase {
  private func verdict(
    _ run: SuiteRun, kind: Manifest.Kind = .code, findings: [Finding] = []
  ) -> Verdict {
    Judge(kata: Seeds.kata { $0.kind = kind }).verdict(on: run, findings: findings)
  }

  func testEveryTestPassedIsGreen() {
    let verdict = verdict(
      Seeds.run(.finished, Seeds.result("testA"), Seeds.result("testB", .skipped)))

    XCTAssertEqual(verdict.outcome, .green, "a skipped test beside one that passed is no failure")
    XCTAssertNil(verdict.reason)
  }

  func testAFailedTestIsRedAndExplainsItself() {
    let verdict = verdict(
      Seeds.run(.finished, Seeds.result("testA"), Seeds.result("testB", .failed)))

    XCTAssertEqual(verdict.outcome, .red)
    XCTAssertNil(verdict.reason, "the test says it better")
  }

  func testARunWithoutATestIsNotGreen() {
    let verdict = verdict(Seeds.run(.finished))

    XCTAssertEqual(verdict.outcome, .red)
    XCTAssertEqual(verdict.reason, "The suite has no test.")
  }

  func testATestThatDidNotRunIsNotGreen() {
    let verdict = verdict(
      Seeds.run(
        .finished, Seeds.result("testA"), Seeds.result("testB", .notRun),
        Seeds.result("testC", .notRun)))

    XCTAssertEqual(verdict.outcome, .red)
    XCTAssertEqual(verdict.reason, "2 of the suite's tests did not run.")
  }

  func testOnlySkippedTestsAreNotGreen() {
    let verdict = verdict(Seeds.run(.finished, Seeds.result("testA", .skipped)))

    XCTAssertEqual(verdict.outcome, .red)
    XCTAssertEqual(verdict.reason, "Every test of the suite is skipped.")
  }

  func testABrokenRuleIsRedThoughEveryTestPassed() {
    let finding = Seeds.finding("interactor-never-formats")
    let verdict = verdict(Seeds.run(.finished, Seeds.result("testA")), findings: [finding])

    XCTAssertEqual(verdict.outcome, .red)
    XCTAssertEqual(verdict.findings, [finding])
    XCTAssertNil(verdict.reason)
  }

  func testACrashIsACrashWhateverTheTestsSay() {
    let blamed = verdict(Seeds.run(.crashed, Seeds.result("testA", .crashed)))
    XCTAssertEqual(blamed.outcome, .crashed)
    XCTAssertNil(blamed.reason)

    let ended = verdict(
      Seeds.run(.crashed, Seeds.result("testA"), Seeds.result("testB", .notRun)))
    XCTAssertEqual(ended.outcome, .crashed)
    XCTAssertEqual(
      ended.reason,
      "The test program ended before its tests: look for a call of exit() or abort().")

    let unexplained = verdict(Seeds.run(.crashed, Seeds.result("testA")))
    XCTAssertEqual(unexplained.outcome, .crashed)
    XCTAssertEqual(
      unexplained.reason, "All tests were run, and yet the test program failed at its end.")
  }

  func testATimeOutIsATimeOutWhateverTheTestsSay() {
    let blamed = verdict(Seeds.run(.timedOut, Seeds.result("testA", .timedOut)))
    XCTAssertEqual(blamed.outcome, .timedOut)
    XCTAssertNil(blamed.reason)

    let unexplained = verdict(Seeds.run(.timedOut, Seeds.result("testA", .notRun)))
    XCTAssertEqual(unexplained.outcome, .timedOut)
    XCTAssertEqual(unexplained.reason, "The run did not come to an end in its time.")
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
      severity: .warning, place: Place(file: "Sources/Login/A.swift", line: 1),
      message: "variable was never used")
    run.diagnostics = [
      Seeds.error(suite, "value of type 'LoginInteractor' has no member 'presenter'", line: 7),
      Seeds.error(suite, "value of type 'LoginInteractor' has no member 'presenter'", line: 9),
      Seeds.error(suite, "cannot find 'LoginRouter' in scope"), warning,
      Diagnostic(
        severity: .note, place: Place(file: suite, line: 7), message: "cannot find 'X' in scope"),
    ]
    let verdict = verdict(run)

    XCTAssertEqual(
      verdict.missing,
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
      Judge(kata: Seeds.kata(), suite: suite).verdict(on: run).missing,
      ["`show(.init(result: .success(ada)))` to compile: extra argument 'result' in call."])
    XCTAssertEqual(
      Judge(kata: Seeds.kata { $0.reveal = .never }, suite: suite).verdict(on: run).missing,
      ["something else than your code offers: extra argument 'result' in call."],
      "this kata does not show its suite")
    run.diagnostics.removeLast(2)
    XCTAssertEqual(
      Judge(kata: Seeds.kata(), suite: suite).verdict(on: run).missing.count, 1,
      "where nothing else is said, what follows is better than nothing")
  }

  func testInAKataOfKindTestsTheSuiteIsTheLearnersOwn() {
    var run = Seeds.run(.buildFailed)
    let own = Seeds.error("Tests/LoginTests/LoginTests.swift", "cannot find 'Lgin' in scope")
    run.diagnostics = [own]
    let verdict = verdict(run, kind: .tests)

    XCTAssertEqual(verdict.diagnostics, [own])
    XCTAssertEqual(verdict.missing, [])
  }
}
