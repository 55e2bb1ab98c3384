import XCTest

@testable import Scene

final class HelperTests: XCTestCase {
  func testAdder() -> Adder {
    Adder()
  }

  func testItAdds() {
    XCTAssertEqual(testAdder().sum(1, 2), 3)
  }

  func testItFails() {
    XCTAssertEqual(testAdder().sum(1, 2), 4)
  }
}
