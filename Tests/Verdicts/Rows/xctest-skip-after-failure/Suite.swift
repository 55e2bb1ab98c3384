import XCTest

final class SkipAfterFailureTests: XCTestCase {
  func testFailsAndSkips() throws {
    XCTFail("as it should")
    throw XCTSkip("too late")
  }

  func testSkips() throws {
    throw XCTSkip("in time")
  }

  func testSkipsAndFailsInTearDown() throws {
    addTeardownBlock { XCTFail("as it should") }
    throw XCTSkip("in time")
  }
}
