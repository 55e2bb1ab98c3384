import XCTest

@testable import Scene

class NumberTestCase<Number: FixedWidthInteger>: XCTestCase {
  let one: Number = 1
}

final class Int8Tests: NumberTestCase<Int8> {
  func testOneIsPositive() {
    XCTAssertGreaterThan(one, 0)
  }

  func testOneIsTwo() {
    XCTAssertEqual(one, 2)
  }
}
