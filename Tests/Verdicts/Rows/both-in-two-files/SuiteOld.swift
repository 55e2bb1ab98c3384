import XCTest

final class OldTests: XCTestCase {
  func testItRuns() {}

  func testIsSkipped() throws {
    throw XCTSkip("not today")
  }
}
