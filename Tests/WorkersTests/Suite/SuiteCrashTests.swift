import Foundation
import TestSupport
import XCTest

@testable import vipkata

/// Code that crashes: the test is named, with the learner's own file and line.
final class SuiteCrashTests: XCTestCase {
  /// Before Swift 6.2 a crash outside the learner's file, such as in an array, has no place.
  func testACrashHasItsMessageAndTheLearnersLine() throws {
    let hasBacktraces = CompilerVersion.minor >= 2
    let code = try SwitchedCode(SwitchedCode.crashes.map(\.code))
    for (index, crash) in SwitchedCode.crashes.enumerated() {
      try code.choose(index)
      let run = try SuiteLab(package: "crashes").run(
        ["Sub Folder/Löschen.swift": code.text],
        suite: SuiteLab.xctest("func testA() { login() }\nfunc testB() {}"))

      XCTAssertEqual(run.ending, .crashed)
      XCTAssertEqual(run.summary, ["LoginTests.testA: crashed", "LoginTests.testB: not-run"])
      let place = SourceLocation(
        file: "Sources/Login/Sub Folder/Löschen.swift", line: 4 + index)
      XCTAssertEqual(
        run.failures(of: "testA"),
        [Failure(message: crash.says, place: index == 0 || hasBacktraces ? place : nil)])
    }
  }

  func testACrashInTheSuiteItselfHasThePlaceThere() throws {
    let run = try SuiteLab(package: "crashes").run(
      suite: SuiteLab.xctest("func testA() {\n  let value: Int? = nil\n  _ = value! + 1\n}"))

    XCTAssertEqual(
      run.failures(of: "testA").first?.place,
      SourceLocation(file: "Tests/LoginTests/Suite.swift", line: 6))
  }
}
