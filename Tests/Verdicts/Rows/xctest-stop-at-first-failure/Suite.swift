import XCTest

final class StoppingTests: XCTestCase {
  override func setUp() {
    continueAfterFailure = false
  }

  func testAFails() {
    XCTFail("the first")
    XCTFail("the second")
  }

  func testBPasses() {
    XCTAssertTrue(true)
  }

  func testCThrows() throws {
    _ = try XCTUnwrap(nil as Int?)
  }

  func testDFailsLater() async {
    await Task.yield()
    XCTFail("the first")
  }
}
