import XCTest

final class SkippedInSetUpTests: XCTestCase {
  override func setUpWithError() throws {
    throw XCTSkip("nothing to test on")
  }

  func testFirst() {
    XCTFail("it should have been skipped")
  }

  func testSecond() {}
}

final class SkippedInAsyncSetUpTests: XCTestCase {
  override func setUp() async throws {
    try XCTSkipIf(true)
  }

  func testFirst() async {
    XCTFail("it should have been skipped")
  }
}
