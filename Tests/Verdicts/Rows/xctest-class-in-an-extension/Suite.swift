import XCTest

@testable import Scene

enum Adding {}

extension Adding {
  final class InnerTests: XCTestCase {
    func testItAdds() {
      XCTAssertEqual(Adder().sum(1, 2), 3)
    }
  }
}
