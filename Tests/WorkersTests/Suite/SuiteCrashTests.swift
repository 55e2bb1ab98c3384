import Entities
import Foundation
import XCTest

/// Code that crashes: the test is named, with the learner's own file and line.
final class SuiteCrashTests: XCTestCase {
  private func crash(of code: String) throws -> Failure {
    let run = try SuiteLab(package: "crashes").run(
      ["Sub Folder/Löschen.swift": code],
      suites: ["Suite.swift": SuiteLab.xctest("func testA() { login() }\nfunc testB() {}")])
    XCTAssertEqual(run.ending, .crashed)
    XCTAssertEqual(run.summary, ["LoginTests.testA: crashed", "LoginTests.testB: not-run"])
    XCTAssertEqual(run.failures(of: "testA").count, 1)
    return try XCTUnwrap(run.failures(of: "testA").first)
  }

  private let place = Place(file: "Sources/Login/Sub Folder/Löschen.swift", line: 3)

  func testAFatalErrorHasItsMessageAndItsPlace() throws {
    let failure = try crash(
      of: """
        public func login() {
          print("no line break", terminator: "")
          fatalError("not yet: line one")
        }
        """)

    XCTAssertEqual(failure.message, "Fatal error: not yet: line one")
    XCTAssertEqual(failure.place, place)
  }

  func testAnIndexOutOfRangeIsFoundInTheLearnersFileNotInTheLibrarys() throws {
    let failure = try crash(
      of: """
        public func login() {
          let names: [String] = []
          print(names[3])
        }
        """)

    XCTAssertEqual(failure.message, "Fatal error: Index out of range")
    XCTAssertEqual(failure.place, place)
  }

  func testAForceUnwrapOfNilHasItsPlace() throws {
    let failure = try crash(
      of: """
        public func login() {
          let name: String? = nil
          print(name!)
        }
        """)

    XCTAssertEqual(
      failure.message, "Fatal error: Unexpectedly found nil while unwrapping an Optional value")
    XCTAssertEqual(failure.place, place)
  }

  func testAStackOverflowIsExplained() throws {
    let failure = try crash(
      of: """
        public func login() { print(again(0)) }

        func again(_ number: Int) -> Int { again(number + 1) + 1 }
        """)

    XCTAssertEqual(
      failure.message, "the test program crashed: look for a function that calls itself for ever")
    XCTAssertEqual(failure.place, place)
  }

  func testACrashInTheSuiteItselfHasThePlaceThere() throws {
    let run = try SuiteLab(package: "crashes").run(
      suite: SuiteLab.xctest("func testA() {\n  let value: Int? = nil\n  _ = value! + 1\n}"))

    XCTAssertEqual(
      run.failures(of: "testA").first?.place,
      Place(file: "Tests/LoginTests/Suite.swift", line: 6))
  }
}
