import XCTest

@testable import Scene

final class AliasedTests: Case {
  override func setUp() {
    sum = Adder().sum(1, 2)
  }

  func testItAdds() {
    XCTAssertEqual(sum, 3)
  }

  func testItFails() {
    XCTAssertEqual(sum, 4)
  }
}
