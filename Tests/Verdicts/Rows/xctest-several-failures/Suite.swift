import XCTest

final class ManyFailuresTests: XCTestCase {
  func testAHundred() {
    for number in 0..<100 { XCTAssertEqual(number, -1) }
  }

  func testFailsAndThrows() throws {
    XCTFail("the first")
    throw CancellationError()
  }

  func testNone() {}

  func testTwoLines() {
    XCTFail("one\ntwo")
    XCTAssertEqual("a\nb", "a\nc")
  }
}
