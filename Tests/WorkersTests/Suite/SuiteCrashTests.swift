import Foundation
import TestSupport
import XCTest

@testable import vipkata

/// Code that crashes: the test is named, with the learner's own file and line.
final class SuiteCrashTests: XCTestCase {
  /// Before Swift 6.2 a crash outside the learner's file, such as in an array, has no place.
  func testACrashHasItsMessageAndTheLearnersLine() throws {
    let hasBacktraces = CompilerVersion.minor >= 2
    let crashes = [
      (
        "print(\"no line break\", terminator: \"\"); fatalError(\"not yet: line one\")",
        "Fatal error: not yet: line one", true
      ),
      (
        "let names: [String] = []; print(names[3])", "Fatal error: Index out of range",
        hasBacktraces
      ),
      (
        "func again(_ number: Int) -> Int { again(number + 1) + 1 }; print(again(0))",
        "the test program crashed: look for a function that calls itself for ever",
        hasBacktraces
      ),
    ]
    let code = try SwitchedCode(crashes.map(\.0))
    for (index, (_, message, hasPlace)) in crashes.enumerated() {
      try code.choose(index)
      let run = try SuiteLab(package: "crashes").run(
        ["Sub Folder/Löschen.swift": code.text],
        suite: SuiteLab.xctest("func testA() { login() }\nfunc testB() {}"))

      XCTAssertEqual(run.ending, .crashed)
      XCTAssertEqual(run.summary, ["LoginTests.testA: crashed", "LoginTests.testB: not-run"])
      XCTAssertEqual(
        run.failures(of: "testA"),
        [
          Failure(
            message: message,
            place: hasPlace
              ? SourceLocation(file: "Sources/Login/Sub Folder/Löschen.swift", line: 4 + index)
              : nil)
        ])
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
