import XCTest

/// A test in a protocol's extension is not a test of the conforming class.
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
