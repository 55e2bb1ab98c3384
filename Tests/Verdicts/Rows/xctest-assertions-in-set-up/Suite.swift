import XCTest

@testable import Scene

final class AssertingSetUpTests: XCTestCase {
  override func setUp() {
    XCTAssertEqual(Adder().sum(1, 1), 3, "as it should")
  }

  func testFirst() {
    XCTAssertTrue(true)
  }
}

final class AssertingTearDownTests: XCTestCase {
  override func tearDown() {
    XCTAssertFalse(name.hasSuffix("testSecond"), "as it should")
  }

  func testFirst() {}

  func testSecond() {}
}
