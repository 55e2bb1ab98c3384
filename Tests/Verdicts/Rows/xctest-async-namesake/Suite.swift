import XCTest

final class NamesakeTests: XCTestCase {
  func testSum() {
    XCTAssertEqual(1 + 1, 2)
  }

  func testSum() async {
    XCTAssertEqual(1 + 1, 2)
  }
}
