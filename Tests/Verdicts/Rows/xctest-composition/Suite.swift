import XCTest

protocol Slow {}

final class PlainTests: XCTestCase {
  func testPasses() {}
}

final class SlowTests: Slow & XCTestCase {
  func testFails() {
    XCTFail("as it should")
  }
}
