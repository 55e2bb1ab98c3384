import XCTest

@testable import vipkata

final class VerdictTests: XCTestCase {
  func testWhatSpeaksAgainstTheCodeIsListedInTheSuitesOrderFirstWhatEndedTheRun() {
    var verdict = Verdict(outcome: .red)
    verdict.tests = [
      Seeds.result("testPasses", .passed), Seeds.result("testFails", .failed),
      Seeds.result("testFailsToo", .failed), Seeds.result("testIsSkipped", .skipped),
      Seeds.result("testCrashes", .crashed), Seeds.result("testHangs", .timedOut),
      Seeds.result("testIsNotRun", .notRun),
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
