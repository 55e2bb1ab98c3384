import XCTest

extension XCTestCase {
  func testHelper() {
    XCTFail("a helper is no test")
  }
}

final class HelpedTests: XCTestCase {
  func testPasses() {}
}
