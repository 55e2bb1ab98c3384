import Foundation
import XCTest

@testable import vipkata

/// The way of macOS, where SwiftPM finds and starts the tests and ours only listens; it
/// runs here as well.
final class DiscoveredSuiteTests: FolderTestCase {
  private func run(_ code: String, suite: String) throws -> SuiteRun {
    let lab = try SuiteLab(package: "discovered")
    var runner = lab.runner
    runner.harness = .discovered
    return try runner.run(lab.job(["Code.swift": code], suite: suite))
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
          place: SourceLocation(file: "Tests/LoginTests/Suite.swift", line: 4))
      ])
    XCTAssertTrue(run.output.contains("printed"), run.output)
  }

  /// As on macOS, the runtime writes no backtrace.
  func testACrashIsToldWithItsPlaceWhereThereIsOne() throws {
    let crashes: [(code: String, says: String, line: Int?)] = [
      ("fatalError(\"no\")", "Fatal error: no", 4),
      ("let names: [String] = []; print(names[3])", "Fatal error: Index out of range", nil),
      (
        "func again(_ n: Int) -> Int { again(n + 1) + 1 }; print(again(0))",
        "the test program crashed: look for a function that calls itself for ever", nil
      ),
      (
        "exit(0)",
        "the test program ended before this test was over: look for a call of exit() or abort()",
        nil
      ),
    ]
    // One build for all: a file says which it is to be.
    let which = try folder.write("", to: "which").path
    let cases = crashes.indices.map { "case \"\($0)\": \(crashes[$0].code)\n" }.joined()
    let code = """
      import Foundation
      public func login() {
        switch try? String(contentsOfFile: #"\(which)"#, encoding: .utf8) {
        \(cases)default: break
        }
      }
      """
    for (index, crash) in crashes.enumerated() {
      try folder.write("\(index)", to: "which")
      let run = try run(
        code, suite: SuiteLab.xctest("func testA() { login() }\nfunc testB() {}"))

      XCTAssertEqual(run.ending, .crashed, crash.code)
      XCTAssertEqual(run.summary, ["LoginTests.testA: crashed", "LoginTests.testB: not-run"])
      let place = crash.line.map { SourceLocation(file: "Sources/Login/Code.swift", line: $0) }
      XCTAssertEqual(run.failures(of: "testA"), [Failure(message: crash.says, place: place)])
    }
  }

  func testSwiftTestingIsHeardAsEver() throws {
    let run = try run(
      "public func login() -> Int { 1 }",
      suite: SuiteLab.testing("@Test func works() {}\n@Test func fails() { #expect(login() == 2) }")
    )

    XCTAssertEqual(run.summary, ["works: passed", "fails: failed"])
  }
}
