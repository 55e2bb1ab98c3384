import XCTest

@testable import Scene

typealias Case = XCTestCase

final class AliasedTests: Case {
  func testItAdds() {
    XCTAssertEqual(Adder().sum(1, 2), 3)
  }

  func testItFails() {
    XCTFail("as it should")
  }
}

final class PlainTests: XCTestCase {
  func testItAdds() {
    XCTAssertEqual(Adder().sum(1, 2), 3)
  }
}
