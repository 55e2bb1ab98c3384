import XCTest

final class SkippedTests: XCTestCase {
  func testFirst() throws {
    throw XCTSkip("not today")
  }

  func testSecond() throws {
    throw XCTSkip("not today")
  }
}
