import Entities
import Foundation
import XCTest

/// What Swift Testing's tests say, in one run of one suite as courses write them.
final class SwiftTestingSuiteTests: XCTestCase {
  private static let run = Result {
    try SuiteLab(package: "swift testing").run(
      "public struct LoginError: Error { public init() {} }",
      suite: """
        import Login
        import Testing

        extension Tag { @Tag static var slow: Self }

        @Test func top() {}
        @Test("✔ Test top() passed / \\"quoted\\"") func named() { #expect(1 == 2, "one\\ntwo") }

        @Suite("A display name", .tags(.slow)) struct Outer {
          @Suite struct Inner {
            @Test(.tags(.slow)) func deep() { #expect("a" == "b") }
            @Test(.disabled("later")) func off() { #expect(Bool(false)) }
          }
          @Test func `adds / (twice) with a.b`() { #expect(Bool(false), "raw") }
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
          @Test(.enabled(if: false)) func notEnabled() {}
          @Testing.Test @MainActor func qualified() {}
        }

        @Suite struct `A raw suite. name` {
          @Test func inside() {}
          @Test func detached() async { await Task.detached { #expect(Bool(false)) }.value }
        }

        @Suite(.disabled("all of it")) struct Off {
          @Test func never() { #expect(Bool(false)) }
        }

        #if os(Windows)
          @Test func elsewhere() {}
        #endif
        """)
  }

  private func failures(_ function: String) throws -> [Failure] {
    try Self.run.get().failures(of: function)
  }

  private func statuses(of suite: String) throws -> [String: String] {
    let results = try Self.run.get().results.filter { $0.name.suite == suite }
    return Dictionary(uniqueKeysWithValues: results.map { ($0.name.function, $0.status.rawValue) })
  }

  func testAFailureHasTheAuthorsWordsBothSidesAndThePlace() throws {
    XCTAssertEqual(
      try failures("named"),
      [
        Failure(
          message: "one\ntwo", actual: "1", expected: "2",
          place: Place(file: "Tests/LoginTests/Suite.swift", line: 7, column: 60))
      ])
  }

  func testADisplayNameCannotPassForAResult() throws {
    XCTAssertEqual(try statuses(of: ""), ["top": "passed", "named": "failed"])
  }

  func testNestedSuitesAndDisabledTests() throws {
    XCTAssertEqual(try statuses(of: "Outer.Inner"), ["deep": "failed", "off": "skipped"])
    XCTAssertEqual(try statuses(of: "Off"), ["never": "skipped"])
  }

  func testANameInBackticksMayHoldSlashesAndParentheses() throws {
    XCTAssertEqual(try failures("adds / (twice) with a.b").map(\.message), ["raw"])
  }

  func testASuitesNameInBackticksIsShownWithoutThem() throws {
    XCTAssertEqual(
      try statuses(of: "A raw suite. name"), ["inside": "passed", "detached": "failed"])
  }

  func testAParameterisedTestNamesTheFailingArgument() throws {
    XCTAssertEqual(try failures("each").map(\.argument), ["2"])
    XCTAssertEqual(try failures("each").map(\.message), ["odd"])
    XCTAssertEqual(try failures("each").map(\.actual), ["(number → 2) != 2"])
    XCTAssertEqual(try failures("pairs").map(\.argument), ["\"b\", 2"])
  }

  func testAThrownErrorAndARequirement() throws {
    XCTAssertEqual(try failures("throwing").map(\.message), ["Caught error: LoginError()"])
    XCTAssertEqual(try failures("required").map(\.message), ["a number"])
    XCTAssertEqual(try failures("required").map(\.actual), ["Int(\"x\") → nil"])
  }

  func testTwoFailuresOfOneTestAreBothTold() throws {
    XCTAssertEqual(try failures("twice").map(\.message), ["first", "second"])
  }

  func testKnownIssuesAndWarningsDoNotFailATest() throws {
    XCTAssertEqual(
      try statuses(of: "Mild"),
      [
        "known": "passed", "class": "passed", "cancelled": "skipped", "notEnabled": "skipped",
        "qualified": "passed",
      ])
  }

  func testAFailureInADetachedTaskFailsTheTestThatRuns() throws {
    XCTAssertEqual(try failures("detached").map(\.message), ["Bool(false)"])
  }

  func testATestForAnotherSystemDoesNotCount() throws {
    let run = try Self.run.get()
    XCTAssertFalse(run.results.contains { $0.name.function == "elsewhere" })
    XCTAssertEqual(run.ending, .finished)
    XCTAssertEqual(run.results.count, 18)
    XCTAssertEqual(run.unreadEvents, 0)
  }

  func testAnIssueOfNoTestAtAllIsNotGreen() throws {
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
    XCTAssertEqual(SuiteLab.verdict(on: run).outcome, .crashed)
  }
}
