import Foundation
import TestSupport
import XCTest

@testable import vipkata

/// The results of XCTest's tests, in one run of one suite that holds every case.
final class XCTestSuiteTests: XCTestCase {
  /// The compiler decides, as it does for SwiftPM's own list. A suite may have any name, even ours.
  func testTestsBelowConditionsRunWhereTheyAreCompiled() throws {
    try Sample.requireWhole()
    let run = try SuiteLab(package: "discovered").run(
      suite: """
        import XCTest
        final class HiddenSuite: XCTestCase {
          #if DEBUG
            func testDebug() { XCTFail("heard") }
          #else
            func testRelease() {}
          #endif
          func testAlways() {}
          #if swift(>=6.0)
            func testInItsLanguage() {}
          #endif
        }
        #if canImport(NoSuchModule)
          final class PhoneTests: XCTestCase { func testPhone() {} }
        #else
          final class PhoneTests: XCTestCase { func testNoPhone() {} }
        #endif
        """)

    XCTAssertEqual(run.ending, .finished, run.output)
    XCTAssertEqual(
      run.summary.sorted(),
      [
        "HiddenSuite.testAlways: passed", "HiddenSuite.testDebug: failed",
        "HiddenSuite.testInItsLanguage: passed",
        "PhoneTests.testNoPhone: passed",
      ])
  }

  func testWhatAFailingTestPrintedIsKeptWithIt() throws {
    let run = try SuiteLab(package: "xctest").run(
      suite: SuiteLab.xctest(
        """
        func testA() { print("of another") }
        func testB() { print("response"); XCTFail("one"); print("after"); XCTFail("two") }
        func testC() { XCTFail("three") }
        """))

    XCTAssertEqual(run.results.map(\.printed), [[], ["response"], []])
  }

  func testASuiteWithTestsThatNothingRunsIsNotRun() throws {
    let run = try SuiteLab(package: "unreachable").run(
      suite: """
        import XCTest
        enum Outer { final class NestedTests: XCTestCase { func testA() {} } }
        final class PlainTests: XCTestCase { func testB() {} }
        """)

    XCTAssertEqual(run.ending, .buildFailed)
    XCTAssertEqual(run.summary, ["NestedTests.testA: not-run", "PlainTests.testB: not-run"])
    XCTAssertEqual(
      run.diagnostics.map { "\($0.place.file):\($0.place.line)" },
      ["Tests/LoginTests/Suite.swift:2"])
  }

  /// This includes inherited tests, tests of the main actor, with which SwiftPM's own entry point
  /// crashes on Linux, tests in an extension, and a failure that no observer is told of.
  func testEveryTestIsHeardOnceAndNothingElse() throws {
    let run = try SuiteLab(package: "xctest").run(
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

        final class QuietRun: XCTestCaseRun {
          override var totalFailureCount: Int { 1 }
        }

        final class QuietTests: XCTestCase {
          override var testRunClass: AnyClass? { QuietRun.self }
          func testQuiet() {}
        }
        """)

    XCTAssertEqual(run.ending, .finished)
    XCTAssertEqual(
      run.summary,
      [
        "FailureTests.testThrows: failed", "FailureTests.testTwoFailures: failed",
        "FailureTests.testLineBreaks: failed", "FailureTests.testManyFailures: failed",
        "FailureTests.testSkipped: skipped", "FailureTests.testPrints: passed",
        "FailureTests.testAsync: passed", "ScreenTests.testSynchronous: passed",
        "ScreenTests.testThrowing: failed", "ScreenTests.testOutside: passed",
        "ContractTests.testName: passed", "ContractTests.testOwn: failed",
        "DerivedTests.testOwn: passed", "DerivedTests.testMore: passed",
        "DerivedTests.testInAnExtension: passed", "QuietTests.testQuiet: failed",
        "DerivedTests.testName: failed",
      ])
    XCTAssertEqual(run.results.last?.failures.map(\.actual), ["derived"])
    XCTAssertTrue(run.output.contains("✔ printed"))
    XCTAssertEqual(
      run.failures(of: "testThrows"), [Failure(message: "threw error \"LoginError()\"")])
    let place = SourceLocation(file: "Tests/LoginTests/Suite.swift", line: 7)
    XCTAssertEqual(
      run.failures(of: "testTwoFailures"),
      [
        Failure(message: "first", actual: "a", expected: "b", place: place),
        Failure(message: "second", place: SourceLocation(file: place.file, line: 8)),
      ])
    XCTAssertEqual(
      run.failures(of: "testManyFailures").map(\.message), (1...20).map { "number \($0)" })
    let failure = run.failures(of: "testLineBreaks").first
    XCTAssertEqual(failure?.message, "three\nfour \"quoted\" €")
    XCTAssertEqual(failure?.actual, "one\ntwo")
    XCTAssertEqual(failure?.expected, "one")
  }

  /// In this case the test program begins asynchronously, on the main actor itself.
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

  /// Each prints its turn; in the second run the last one comes first.
  func testASuiteRunsInReverseWhenAsked() throws {
    let lab = try SuiteLab(package: "xctest reversed")
    let suite = SuiteLab.xctest(
      "func testA() { print(\"A\") }\nfunc testB() { print(\"B\") }\nfunc testC() { print(\"C\") }")

    let program = lab.root.appendingPathComponent(".build/debug/HiddenSuitePackageTests.xctest")
    XCTAssertEqual(try lab.run(suite: suite).output, "A\nB\nC")
    let built = FileStatus(path: program.path)
    XCTAssertNotNil(built)
    XCTAssertEqual(try lab.run(suite: suite, isReversed: true).output, "C\nB\nA")
    XCTAssertEqual(try lab.run(suite: suite).output, "A\nB\nC")
    XCTAssertEqual(FileStatus(path: program.path), built, "it was built once")
  }
}
