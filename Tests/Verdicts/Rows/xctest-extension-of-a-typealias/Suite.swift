import XCTest

final class NamedTests: XCTestCase {
  func testPasses() {}
}

typealias OtherTests = NamedTests

extension OtherTests {
  func testFails() {
    XCTFail("as it should")
  }
}
