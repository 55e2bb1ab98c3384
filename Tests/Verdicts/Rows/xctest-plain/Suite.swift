import XCTest

@testable import Scene

final class AdderTests: XCTestCase {
  func testItAdds() {
    XCTAssertEqual(Adder().sum(1, 2), 3)
  }

  func testItDoesNotMultiply() {
    XCTAssertEqual(Adder().sum(3, 3), 9, "this one is wrong")
  }

  func test() {
    XCTAssertTrue(true)
  }

  func test_with_underscores() {
    XCTAssertNil(nil as Int?)
  }
}
