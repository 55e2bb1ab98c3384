import XCTest

@testable import Scene

final class ConnectionTests: XCTestCase {
  private var sut: Connection?

  override func setUp() {
    sut = name.hasSuffix("testBIsReleased") ? Connection() : nil
  }

  override func tearDown() {
    sut = nil
  }

  func testAIsNotThere() {
    XCTAssertNil(sut)
  }

  func testBIsReleased() {
    XCTAssertNotNil(sut)
  }

  func testCAfter() {}
}
