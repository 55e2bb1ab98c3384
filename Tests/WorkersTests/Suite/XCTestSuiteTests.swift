import Entities
import Foundation
import XCTest

/// What XCTest's tests say, in one run of one suite that holds every case.
final class XCTestSuiteTests: XCTestCase {
  private static let run = Result {
    try SuiteLab(package: "xctest").run(
      "public struct LoginError: Error { public init() {} }",
      suite: """
        import Login
        import XCTest

        final class FailureTests: XCTestCase {
          func testThrows() throws { throw LoginError() }
          func testTwoFailures() {
            XCTAssertEqual("a", "b", "first")
            XCTFail("second")
          }
          func testLineBreaks() { XCTAssertEqual("one\\ntwo", "one", "three\\nfour \\"quoted\\" €") }
          func testManyFailures() { for number in 1...50 { XCTFail("number \\(number)") } }
          func testSkipped() throws { throw XCTSkip("not on this system") }
          func testPrints() { print("✔ printed", terminator: "") }
          func testAsync() async throws { await Task.yield() }
        }

        @MainActor final class ScreenTests: XCTestCase {
          func testSynchronous() { XCTAssertTrue(Thread.isMainThread) }
          func testThrowing() throws { throw LoginError() }
          nonisolated func testOutside() {}
        }

        class ContractTests: XCTestCase {
          var name2: String { "base" }
          func testName() { XCTAssertEqual(name2, "base") }
          func testOwn() { XCTFail("the base's own") }
        }

        final class DerivedTests: ContractTests {
          override var name2: String { "derived" }
          override func testOwn() {}
          func testMore() {}
        }

        extension DerivedTests {
          func testInAnExtension() {}
        }
        """)
  }

  private func failures(_ function: String) throws -> [Failure] {
    try Self.run.get().failures(of: function)
  }

  private func status(_ name: String) throws -> TestResult.Status? {
    try Self.run.get().results.first { $0.name.description == name }?.status
  }

  func testAThrownErrorFailsWithoutAPlace() throws {
    XCTAssertEqual(
      try failures("testThrows"), [Failure(message: "threw error \"LoginError()\"")])
  }

  func testTwoFailuresOfOneTestAreBothTold() throws {
    XCTAssertEqual(try status("FailureTests.testTwoFailures"), .failed)
    XCTAssertEqual(
      try failures("testTwoFailures"),
      [
        Failure(
          message: "first", actual: "a", expected: "b",
          place: Place(file: "Tests/LoginTests/Suite.swift", line: 7)),
        Failure(message: "second", place: Place(file: "Tests/LoginTests/Suite.swift", line: 8)),
      ])
  }

  func testMessagesAndValuesKeepTheirLineBreaks() throws {
    let failure = try XCTUnwrap(try failures("testLineBreaks").first)
    XCTAssertEqual(failure.message, "three\nfour \"quoted\" €")
    XCTAssertEqual(failure.actual, "one\ntwo")
    XCTAssertEqual(failure.expected, "one")
  }

  func testATestThatFailsAgainAndAgainIsHeardTwentyTimes() throws {
    XCTAssertEqual(try failures("testManyFailures").count, 20)
    XCTAssertEqual(try failures("testManyFailures").last?.message, "number 20")
  }

  func testASkippedTestIsNeitherPassedNorFailed() throws {
    XCTAssertEqual(try status("FailureTests.testSkipped"), .skipped)
  }

  func testWhatATestPrintsIsShown() throws {
    XCTAssertTrue(try Self.run.get().output.contains("✔ printed"))
  }

  func testAsynchronousTestsRun() throws {
    XCTAssertEqual(try status("FailureTests.testAsync"), .passed)
  }

  /// SwiftPM's own start of such a test crashes on Linux.
  func testSynchronousTestsOfTheMainActorRunThere() throws {
    XCTAssertEqual(try status("ScreenTests.testSynchronous"), .passed)
    XCTAssertEqual(try status("ScreenTests.testOutside"), .passed)
    XCTAssertEqual(try status("ScreenTests.testThrowing"), .failed)
  }

  func testAClassRunsTheTestsThatItInherits() throws {
    XCTAssertEqual(try status("ContractTests.testName"), .passed)
    XCTAssertEqual(try status("DerivedTests.testName"), .failed)
    let derived = try Self.run.get().results.first {
      $0.name.description == "DerivedTests.testName"
    }
    XCTAssertEqual(derived?.failures.first?.actual, "derived")
  }

  func testAnOverriddenTestRunsOnceAsItIsOverridden() throws {
    XCTAssertEqual(try status("ContractTests.testOwn"), .failed)
    XCTAssertEqual(try status("DerivedTests.testOwn"), .passed)
    XCTAssertEqual(
      try Self.run.get().results.filter { $0.name.function == "testOwn" }.count, 2)
  }

  func testATestInAnExtensionRuns() throws {
    XCTAssertEqual(try status("DerivedTests.testInAnExtension"), .passed)
  }

  func testEveryTestIsHeardOnceAndNothingElse() throws {
    let run = try Self.run.get()
    XCTAssertEqual(run.ending, .finished)
    XCTAssertEqual(run.unreadEvents, 0)
    XCTAssertEqual(run.results.count, 16)
    XCTAssertEqual(Set(run.results.map(\.name)).count, 16)
  }

  /// Then the test program begins asynchronously, on the main actor itself.
  func testTestsOfTheMainActorRunBesideThoseOfSwiftTesting() throws {
    let run = try SuiteLab(package: "xctest reversed").run(
      suite: """
        import Testing
        import XCTest
        @MainActor final class ScreenTests: XCTestCase {
          func testSynchronous() { XCTAssertTrue(Thread.isMainThread) }
          func testAsync() async { await Task.detached { await MainActor.run {} }.value }
        }
        @MainActor @Test func works() async { await Task.yield() }
        """)

    XCTAssertEqual(run.ending, .finished)
    XCTAssertEqual(
      run.summary,
      ["ScreenTests.testSynchronous: passed", "ScreenTests.testAsync: passed", "works: passed"])
  }

  /// Each writes its turn; in the second run the last comes first.
  func testASuiteRunsInReverseWhenAsked() throws {
    let lab = try SuiteLab(package: "xctest reversed")
    let suite = SuiteLab.xctest(
      "func testA() { print(\"A\") }\nfunc testB() { print(\"B\") }\nfunc testC() { print(\"C\") }")

    XCTAssertEqual(try lab.run(suite: suite).output, "A\nB\nC")
    XCTAssertEqual(try lab.run(suite: suite, isReversed: true).output, "C\nB\nA")
  }
}
