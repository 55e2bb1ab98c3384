import XCTest

final class ExpectedFailureTests: XCTestCase {
  func testExpected() {
    // Linux's XCTest has no expected failures.
    #if canImport(ObjectiveC)
      XCTExpectFailure("as it should")
    #endif
    XCTFail("as it should")
  }

  func testWell() {}
}
