import XCTest

/// A test that a protocol's extension has is none of the class that conforms.
protocol Adding: XCTestCase {
  var sum: Int { get }
}

extension Adding {
  func testSum() {
    XCTAssertEqual(sum, 3)
  }
}

final class AddingTests: XCTestCase, Adding {
  let sum = 4

  func testHasASum() {
    XCTAssertNotEqual(sum, 0)
  }
}
