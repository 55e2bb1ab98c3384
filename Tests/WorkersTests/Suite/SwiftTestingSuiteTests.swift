import Foundation
import TestSupport
import XCTest

@testable import vipkata

/// The results of Swift Testing's tests, in one run of one suite as courses write them;
/// `TestEventsTests` tests the meaning of its events.
final class SwiftTestingSuiteTests: XCTestCase {
  func testEveryTestIsHeardOnceAndNothingElse() throws {
    try CompilerVersion.require(minor: 3)
    let run = try SuiteLab(package: "swift testing").run(
      "public struct LoginError: Error { public init() {} }",
      suite: """
        import Login
        import Testing

        @Test func top() {}
        @Test("✔ Test top() passed / \\"quoted\\"") func named() { #expect(1 == 2, "one\\ntwo") }

        @Suite("A display name") struct Outer {
          @Suite struct Inner {
            @Test(.disabled("later")) func off() { #expect(Bool(false)) }
          }
          @Test(arguments: [1, 2, 3]) func each(_ number: Int) { #expect(number != 2, "odd") }
          @Test(arguments: ["a", "b"], [1, 2]) func pairs(_ text: String, _ number: Int) {
            #expect(text + "\\(number)" != "b2")
          }
          @Test func throwing() throws { throw LoginError() }
          @Test func required() throws { _ = try #require(Int("x"), "a number") }
          @Test func twice() {
            #expect(Bool(false), "first")
            #expect(Bool(false), "second")
          }
        }

        @Suite struct Mild {
          @Test func known() { withKnownIssue { #expect(Bool(false)) } }
          @Test func `class`() { Issue.record("careful", severity: .warning) }
          @Test func cancelled() throws { try Test.cancel("enough") }
          @Testing.Test @MainActor func qualified() {}
        }

        @Suite struct `A raw suite. name` {
          @Test func detached() async { await Task.detached { #expect(Bool(false)) }.value }
        }

        @Suite(.disabled("all of it")) struct Off {
          @Test func never() { #expect(Bool(false)) }
        }

        #if os(Windows)
          @Test func elsewhere() {}
        #endif
        """)

    XCTAssertEqual(run.ending, .finished)
    XCTAssertEqual(
      run.summary,
      [
        "top: passed", "named: failed", "Outer.Inner.off: skipped", "Outer.each: failed",
        "Outer.pairs: failed", "Outer.throwing: failed", "Outer.required: failed",
        "Outer.twice: failed", "Mild.known: passed", "Mild.class: passed",
        "Mild.cancelled: skipped", "Mild.qualified: passed",
        "A raw suite. name.detached: passed", "Off.never: skipped",
      ])
    XCTAssertEqual(
      run.failures(of: "named"),
      [
        Failure(
          message: "one\ntwo", actual: "1", expected: "2",
          place: SourceLocation(file: "Tests/LoginTests/Suite.swift", line: 5, column: 60))
      ])
    XCTAssertEqual(run.failures(of: "each").map(\.argument), ["2"])
    XCTAssertEqual(run.failures(of: "each").map(\.actual), ["(number → 2) != 2"])
    XCTAssertEqual(run.failures(of: "pairs").map(\.argument), ["\"b\", 2"])
    XCTAssertEqual(run.failures(of: "throwing").map(\.message), ["Caught error: LoginError()"])
    XCTAssertEqual(run.failures(of: "required").map(\.actual), ["nil"])
    XCTAssertEqual(run.failures(of: "twice").map(\.message), ["first", "second"])
    XCTAssertEqual(run.issues.map(\.message), ["Bool(false)"])
    XCTAssertEqual(
      run.results.filter { $0.status == .skipped }.map(\.skipReason),
      ["later", "enough", "all of it"])
  }

  /// Its child runs the same program, and its output belongs to the test that began it.
  func testAnExitTestHearsWhatItsProcessPrints() throws {
    try CompilerVersion.require(minor: 2)
    let run = try SuiteLab(package: "swift testing").run(
      suite: """
        import Foundation
        import Testing
        @Test func leaves() async throws {
          print("before")
          let result = try await #require(
            processExitsWith: .exitCode(3), observing: [\\.standardOutputContent]
          ) {
            print("leaving")
            exit(3)
          }
          #expect(String(decoding: result.standardOutputContent, as: UTF8.self).contains("leaving"))
        }
        """)

    XCTAssertEqual(run.summary, ["leaves: passed"])
    XCTAssertTrue(run.output.contains("before"), run.output)
  }

  func testWhatAFailingTestPrintedIsKeptWithIt() throws {
    let run = try SuiteLab(package: "swift testing").run(
      suite: SuiteLab.testing(
        """
        @Test func passes() { print("of another") }
        @Test("in words") func fails() { print("response"); #expect(1 == 2) }
        @Test(arguments: [1]) func each(number: Int) { print("each"); #expect(number == 2) }
        """))

    XCTAssertEqual(run.failures(of: "fails").count, 1)
    XCTAssertEqual(
      run.results.map { $0.printed.filter { $0.first?.isLetter == true } },
      [[], ["response"], ["each"]])
  }

  func testNoOtherAttributeMakesATest() throws {
    let outline = try SuiteLab(package: "swift testing").outline([
      "A.swift": SuiteLab.testing("@Test func a() {}\n@Test2 func b() {}\n@Test_x func c() {}")
    ])

    XCTAssertEqual(outline.tests.map(\.name.function), ["a"])
  }

  func testAnIssueOfNoTestAtAllIsNotGreen() throws {
    try CompilerVersion.require(minor: 2)
    let run = try SuiteLab(package: "swift testing").run(
      suite: """
        import Testing
        struct Rule: SuiteTrait, TestScoping {
          func provideScope(
            for test: Test, testCase: Test.Case?,
            performing function: @Sendable () async throws -> Void
          ) async throws {
            Issue.record("the suite's own")
            try await function()
          }
        }
        @Suite(Rule()) struct Ruled {
          @Test func works() {}
        }
        """)

    XCTAssertEqual(run.summary, ["Ruled.works: passed"])
    let verdict = SuiteLab.verdict(on: run)
    XCTAssertEqual(verdict.outcome, .red)
    XCTAssertEqual(
      verdict.reason?.words, "Something failed outside of the tests: the suite's own")
  }
}
