import XCTest

@testable import vipkata

final class VerdictTests: XCTestCase {
  private func result(_ function: String, _ status: TestResult.Status) -> TestResult {
    TestResult(name: TestName(suite: "LoginTests", function: function), status: status)
  }

  func testWhatSpeaksAgainstTheCodeIsListedInTheSuitesOrderFirstWhatEndedTheRun() {
    var verdict = Verdict(outcome: .red)
    verdict.tests = [
      result("testPasses", .passed), result("testFails", .failed),
      result("testFailsToo", .failed), result("testIsSkipped", .skipped),
      result("testCrashes", .crashed), result("testHangs", .timedOut),
      result("testIsNotRun", .notRun),
    ]

    XCTAssertEqual(
      verdict.failing.map(\.name.function),
      ["testCrashes", "testHangs", "testFails", "testFailsToo"])
  }

  func testATestIsMeantByItsFunctionOrInFull() {
    let name = TestName(suite: "Outer.Inner", function: "works")

    XCTAssertTrue(name.matches("works"))
    XCTAssertTrue(name.matches("Outer.Inner.works"))
    XCTAssertFalse(name.matches("Inner.works"), "half a name is none")
    XCTAssertFalse(name.matches("work"))
  }

  func testADisplayNameIsShownAndMeansTheTestThatItIsNoPartOf() {
    var name = TestName(suite: "LoginTests", function: "adds")
    name.displayName = "adds two"

    XCTAssertEqual(name.shown, "LoginTests.adds \"adds two\"")
    XCTAssertEqual(name.shortlyShown, "adds \"adds two\"")
    XCTAssertTrue(name.matches("adds two"))
    XCTAssertEqual(name, TestName(suite: "LoginTests", function: "adds"))
    XCTAssertEqual(Set([name, TestName(suite: "LoginTests", function: "adds")]).count, 1)
  }

  func testAnOutlineNamesTheLibrariesInUseXCTestFirst() {
    func test(_ library: TestLibrary) -> TestDeclaration {
      TestDeclaration(
        name: TestName(suite: "", function: "t"), library: library, file: "T.swift", lines: 1...1,
        isAsync: false, isMainActor: false, calls: [])
    }

    XCTAssertEqual(
      SuiteOutline(
        tests: [test(.swiftTesting), test(.xctest), test(.swiftTesting)], asserts: true
      ).libraries, [.xctest, .swiftTesting])
    XCTAssertEqual(SuiteOutline(tests: [], asserts: false).libraries, [])
  }
}
