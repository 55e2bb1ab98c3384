import XCTest

private let shared: Int = { fatalError("not configured") }()

final class StaticTests: XCTestCase {
  func testABefore() {}

  func testBUsesIt() {
    XCTAssertEqual(shared, 1)
  }

  func testCAfter() {}
}
