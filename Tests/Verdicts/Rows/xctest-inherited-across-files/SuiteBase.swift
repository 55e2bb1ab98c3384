import XCTest

class BaseTests: XCTestCase {
  func testBase() {}
}
