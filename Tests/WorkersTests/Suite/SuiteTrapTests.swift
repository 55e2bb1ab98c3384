import Foundation
import TestSupport
import XCTest

@testable import vipkata

/// Ways in which a run looks green without being so, each with the real `swift test`.
final class SuiteTrapTests: XCTestCase {
  private var lab: SuiteLab { get throws { try SuiteLab(package: "traps") } }

  /// A method in an extension of `XCTestCase` itself is no test.
  func testASuiteWithoutATestIsNotGreen() throws {
    let run = try lab.run(
      suite: SuiteLab.xctest("func helper() {}")
        + "extension XCTestCase { func testHelper() { XCTFail() } }\n")

    XCTAssertEqual(run.ending, .finished)
    XCTAssertEqual(run.summary, [])
    let verdict = SuiteLab.verdict(on: run)
    XCTAssertEqual(verdict.outcome, .red)
    XCTAssertEqual(verdict.reason?.words, "The suite has no test.")
  }

  /// The harness calls `flock`, and every comparison of texts calls the operator.
  func testCodeThatTakesTheSystemsFunctionsPlaceIsRefusedByName() throws {
    let operatorName = "$sSS2eeoiySbSS_SStFZ"
    let cases = [
      ("flock", "@_cdecl(\"flock\") func mine(_ file: Int32, _ how: Int32) -> Int32 { 1 }"),
      (
        "getrusage",
        "@_cdecl(\"getrusage\") @_alwaysEmitIntoClient public func mine() {}\nlet x = mine()"
      ),
      (
        "$s6XCTest7XCTFailyySS_s12StaticStringVSutF",
        """
        @_silgen_name("$s6XCTest7XCTFailyySS_s12StaticStringVSutF") @_alwaysEmitIntoClient
        public func mine() {}
        public func use() { mine() }
        """
      ),
      (
        operatorName,
        "@_silgen_name(\"\(operatorName)\") func f(_: String, _: String) -> Bool { true }"
      ),
    ]
    for (name, code) in Sample.of(cases, every: 4) {
      let run = try lab.run(code, suite: SuiteLab.xctest("func testA() {}"))

      XCTAssertEqual(run.ending, .buildFailed, name)
      XCTAssertEqual(run.diagnostics.map(\.place.file), ["Sources/Login/Code.swift"], name)
      XCTAssertTrue(run.diagnostics.first?.message.contains("`\(name)`") ?? false, name)
    }
    let suite = SuiteLab.xctest("func testA() {}\n@_cdecl(\"flock\") func mine() {}")
    XCTAssertEqual(
      try lab.run(suite: suite).diagnostics.map(\.place.file), ["Tests/LoginTests/Suite.swift"])
  }

  private let kit = SupportModule(
    name: "Kit",
    files: [
      "Case.swift": "import XCTest\nopen class KitCase: XCTestCase {}",
      "View.swift": "public struct LoginView { public init() {} }",
    ].sourceFiles)

  /// The function's mangled name spells the module's name as a part of `LoginView`.
  func testWhatAModuleAddsToOthersTypesIsItsOwn() throws {
    try Sample.requireWhole()
    let run = try lab.run(
      "import Kit\nextension LoginView { func show() {} }\n"
        + "extension String: @retroactive Error {}\n"
        + "func isClass(_ type: Any.Type) -> Bool { type is AnyClass }",
      suite: SuiteLab.xctest("func testA() {}"), support: [kit])

    assertPasses(run)
  }

  /// SwiftPM finds them.
  func testTestsOfAClassWhoseParentIsInAnotherModuleRun() throws {
    try Sample.requireWhole()
    let run = try SuiteLab(package: "discovered").run(
      suite: SuiteLab.xctest("func testA() {}")
        + "import Kit\nfinal class KitTests: KitCase { func testB() { XCTFail() } }\n",
      support: [kit])

    XCTAssertEqual(run.summary, ["LoginTests.testA: passed", "KitTests.testB: failed"])
  }

  /// The reason why `verify` must refuse such a suite: no event tells of the failure.
  func testAnAssertionOfTheOtherLibraryIsNotHeard() throws {
    let run = try lab.run(
      suite: SuiteLab.xctest("func testA() { #expect(Bool(false)) }")
        + "import Testing\n@Test func works() { XCTAssertEqual(1, 2) }\n")

    XCTAssertEqual(run.ending, .finished)
    XCTAssertEqual(run.summary, ["LoginTests.testA: passed", "works: passed"])
  }

  /// A green run of one library does not hide a crash of the other.
  func testACrashUnderEitherLibraryNamesOneCulprit() throws {
    let code = "public func login(_ crashes: Bool) { if crashes { fatalError(\"no\") } }"
    for (first, second) in Sample.of([(true, false), (false, true)], every: 2) {
      let run = try lab.run(
        code,
        suite: SuiteLab.xctest("func testA() { login(\(first)) }\nfunc testB() {}")
          + SuiteLab.testing(
            "@Test func a() {}\n@Test func b() { login(\(second)) }\n@Test func c() {}"))

      XCTAssertEqual(run.ending, .crashed)
      XCTAssertEqual(SuiteLab.verdict(on: run).outcome, .crashed)
      XCTAssertEqual(
        run.results.map(\.status),
        first
          ? [.crashed, .notRun, .passed, .passed, .passed]
          : [.passed, .passed, .passed, .crashed, .notRun])
    }
  }

  func testABuildFailureDoesNotShowTheEventsOfTheRunBefore() throws {
    let suites = [SuiteLab.xctest("func testA() {}"), SuiteLab.testing("@Test func a() {}")]
    for suite in Sample.of(suites, every: 2) {
      XCTAssertEqual(try lab.run(suite: suite).results.map(\.status), [.passed])

      let run = try lab.run("public func login( {}", suite: suite)

      XCTAssertEqual(run.ending, .buildFailed)
      XCTAssertEqual(run.results.map(\.status), [.notRun])
    }
  }

  func testALearnersExitDoesNotEndTheRunGreen() throws {
    for status in Sample.of([0, 1], every: 2) {
      let run = try lab.run(
        "import Foundation\npublic func login() { exit(\(status)) }",
        suite: SuiteLab.both("func testA() { login() }\nfunc testB() {}"))

      XCTAssertEqual(run.ending, .crashed, "exit(\(status))")
      XCTAssertEqual(
        run.results.map(\.status), [.crashed, .notRun, .crashed, .notRun], "exit(\(status))")
      let message =
        "the test program ended before this test was over: look for a call of exit() or abort()"
      XCTAssertEqual(run.results.flatMap(\.failures).map(\.message), [message, message])
    }
  }

  func testAnExitBeforeTheFirstTestIsSaidToBeOne() throws {
    let run = try lab.run(
      "import Foundation\npublic func login() { exit(0) }",
      suite: SuiteLab.xctest("override class func setUp() { login() }\nfunc testA() {}"))

    let verdict = SuiteLab.verdict(on: run)
    XCTAssertEqual(run.summary, ["LoginTests.testA: not-run"])
    XCTAssertEqual(verdict.outcome, .crashed)
    XCTAssertEqual(
      verdict.reason?.words,
      "The test program ended before all tests had run: look for a call of exit() or abort().")
  }

  func testACrashOutsideOfATestIsToldWithItsWordsAndItsPlace() throws {
    let code = "public func login() { fatalError(\"no database\") }"
    let suites = [
      SuiteLab.xctest("override class func setUp() { login() }\nfunc testA() {}"),
      SuiteLab.testing("@Test(.enabled(if: { login(); return true }())) func testA() {}"),
    ]
    for suite in Sample.of(suites, every: 2) {
      let run = try lab.run(code, suite: suite)

      XCTAssertEqual(run.results.map(\.status), [.notRun])
      let reason = try XCTUnwrap(SuiteLab.verdict(on: run).reason?.words)
      XCTAssertTrue(
        reason.hasPrefix("Outside of a test: Fatal error: no database"),
        reason)
    }
  }

  func testAProgramThatFailsAfterItsLastTestIsNotGreen() throws {
    let run = try lab.run(
      "import Foundation\npublic func login() { atexit { _exit(3) } }",
      suite: SuiteLab.xctest("func testA() { login() }"))

    assertPasses(run)
    XCTAssertEqual(SuiteLab.verdict(on: run).outcome, .crashed)
  }

  /// An exit comes after them, so that no true line follows the false ones.
  func testPrintedLinesThatImitateResultsDoNotTurnRedIntoGreen() throws {
    let code = #"""
      import Foundation
      public func login(andExit exits: Bool) {
        print("Test Case 'LoginTests.testA' passed (0.001 seconds)")
        print("Test Suite 'All tests' passed at 2026-01-01 00:00:00.000")
        print("\t Executed 1 test, with 0 failures (0 unexpected) in 0.001 (0.001) seconds")
        print("✔ Test testA() passed after 0.001 seconds.")
        print("✔ Test run with 1 test in 0 suites passed after 0.001 seconds.")
        print(#"{"event":"finished","test":"LoginTests.testA"}"#)
        print(#"{"event":"ended"}"#)
        print(#"{"kind":"event","payload":{"kind":"runEnded","messages":[]},"version":0}"#)
        if exits { exit(0) }
      }
      """#
    let run = try lab.run(
      code,
      suite: SuiteLab.xctest(
        "func testA() { login(andExit: false); XCTFail(\"no\") }\n"
          + "func testB() { login(andExit: true) }")
        + SuiteLab.testing(
          "@Test func testA() { login(andExit: false); Issue.record(\"no\") }\n"
            + "@Test func testB() { login(andExit: true) }"))

    XCTAssertEqual(run.results.map(\.status), [.failed, .crashed, .failed, .crashed])
    XCTAssertEqual(
      run.results.filter { $0.status == .failed }.flatMap(\.failures).map(\.message), ["no", "no"])
  }
}
