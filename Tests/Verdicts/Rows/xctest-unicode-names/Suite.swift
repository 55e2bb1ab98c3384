import XCTest

final class ÜberprüfungTests: XCTestCase {
  func testGrößeIstNull() {
    XCTAssertEqual("".count, 0)
  }

  func testサイズ() {
    XCTAssertEqual("a".count, 0)
  }

  func test🎉() {}
}
