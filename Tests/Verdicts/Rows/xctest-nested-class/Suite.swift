import XCTest

@testable import Scene

enum Adding {
  final class NestedTests: XCTestCase {
    func testItAdds() {
      XCTAssertEqual(Adder().sum(1, 2), 3)
    }
  }
}

final class OuterTests: XCTestCase {
  func testItAdds() {
    XCTAssertEqual(Adder().sum(1, 2), 3)
  }
}
