import XCTest

final class AFirstTests: XCTestCase {
  func testABefore() {}

  func testBCrashes() {
    let numbers: [Int] = []
    XCTAssertEqual(numbers[1], 1)
  }

  func testCAfter() {}
}

final class BSecondTests: XCTestCase {
  func testAfter() {}
}
