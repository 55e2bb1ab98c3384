import Foundation
import TestSupport
import XCTest

@testable import vipkata

/// The way of macOS, where SwiftPM finds and starts the tests and our code only listens; it
/// works here as well.
final class DiscoveredSuiteTests: FolderTestCase {
  private func run(_ code: String, suite: String) throws -> SuiteRun {
    let lab = try SuiteLab(package: "discovered")
    var runner = lab.runner
    runner.harness = .discovered
    return try runner.run(lab.job(["Code.swift": code], suite: suite))
  }

  func testPassedFailedAndSkippedTestsOfBothLibrariesAreHeard() throws {
    let run = try run(
      "public func login() -> Int { print(\"printed\")\n return 1 }",
      suite: SuiteLab.xctest(
        "func testA() { XCTAssertEqual(login(), 2, \"no\") }\nfunc testB() {}\n"
          + "func testC() throws { throw XCTSkip(\"later\") }")
        + SuiteLab.testing(
          "@Test func works() {}\n@Test func fails() { #expect(login() == 2) }"))

    XCTAssertEqual(run.ending, .finished)
    XCTAssertEqual(
      run.summary,
      [
        "LoginTests.testA: failed", "LoginTests.testB: passed", "LoginTests.testC: skipped",
        "works: passed", "fails: failed",
      ])
    XCTAssertEqual(
      run.failures(of: "testA"),
      [
        Failure(
          message: "no", actual: "1", expected: "2",
          place: SourceLocation(file: "Tests/LoginTests/Suite.swift", line: 4))
      ])
    XCTAssertTrue(run.output.contains("printed"), run.output)
  }

  /// As on macOS, the runtime writes no backtrace.
  func testACrashIsToldWithItsPlaceWhereThereIsOne() throws {
    try Sample.requireWhole()
    let exit = (
      code: "exit(0)",
      says: "the test program ended before this test was over: look for a call of exit() or abort()"
    )
    let crashes = SwitchedCode.crashes + [exit]
    let code = try SwitchedCode(crashes.map(\.code))
    for (index, crash) in crashes.enumerated() {
      try code.choose(index)
      let run = try run(
        code.text, suite: SuiteLab.xctest("func testA() { login() }\nfunc testB() {}"))

      XCTAssertEqual(run.ending, .crashed, crash.code)
      XCTAssertEqual(run.summary, ["LoginTests.testA: crashed", "LoginTests.testB: not-run"])
      let place = SourceLocation(file: "Sources/Login/Code.swift", line: 4)
      XCTAssertEqual(
        run.failures(of: "testA"),
        [Failure(message: crash.says, place: index == 0 ? place : nil)])
    }
  }
}
