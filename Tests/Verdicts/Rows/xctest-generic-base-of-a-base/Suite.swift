import XCTest

@testable import Scene

class SceneTestCase: XCTestCase {}

class NumberTestCase<Number: FixedWidthInteger>: SceneTestCase {
  let one: Number = 1
}

class SignedTestCase: NumberTestCase<Int> {}

final class SignTests: SignedTestCase {
  func testOneIsPositive() {
    XCTAssertGreaterThan(one, 0)
  }
}

final class UnsignedTests: NumberTestCase<UInt8> {
  func testNothingIsBelowZero() {
    XCTAssertEqual(one, 0)
  }
}
