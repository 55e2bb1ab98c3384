import Entities
import Foundation
import Scenes
import XCTest

@testable import Workers

/// The way of macOS, where SwiftPM finds and starts the tests and ours only listens; it
/// runs here as well.
final class DiscoveredSuiteTests: XCTestCase {
  private func run(_ code: String, suite: String) throws -> SuiteRun {
    let lab = try SuiteLab(package: "discovered")
    var runner = lab.runner
    runner.harness = .discovered
    return try runner.run(
      SuiteJob(
        package: lab.package, module: "Login", sources: ["Code.swift": code].sourceFiles,
        suite: ["Suite.swift": suite].sourceFiles, support: [], testSeconds: 60))
  }

  func testPassedFailedAndSkippedTestsAreHeard() throws {
    let run = try run(
      "public func login() -> Int { print(\"printed\")\n return 1 }",
      suite: SuiteLab.xctest(
        "func testA() { XCTAssertEqual(login(), 2, \"no\") }\nfunc testB() {}\n"
          + "func testC() throws { throw XCTSkip(\"later\") }"))

    XCTAssertEqual(run.ending, .finished)
    XCTAssertEqual(
      run.summary,
      ["LoginTests.testA: failed", "LoginTests.testB: passed", "LoginTests.testC: skipped"])
    XCTAssertEqual(
      run.failures(of: "testA"),
      [
        Failure(
          message: "no", actual: "1", expected: "2",
          place: Place(file: "Tests/LoginTests/Suite.swift", line: 4))
      ])
    XCTAssertTrue(run.output.contains("printed"), run.output)
    XCTAssertEqual(run.unreadEvents, 0)
  }

  func testACrashIsGivenToItsTest() throws {
    let run = try run(
      "public func login() {\n  fatalError(\"no\")\n}",
      suite: SuiteLab.xctest("func testA() { login() }\nfunc testB() {}"))

    XCTAssertEqual(run.summary, ["LoginTests.testA: crashed", "LoginTests.testB: not-run"])
    XCTAssertEqual(
      run.failures(of: "testA"),
      [
        Failure(
          message: "Fatal error: no", place: Place(file: "Sources/Login/Code.swift", line: 2))
      ])
  }

  func testSwiftTestingIsHeardAsEver() throws {
    let run = try run(
      "public func login() -> Int { 1 }",
      suite: SuiteLab.testing("@Test func works() {}\n@Test func fails() { #expect(login() == 2) }")
    )

    XCTAssertEqual(run.summary, ["works: passed", "fails: failed"])
  }
}
