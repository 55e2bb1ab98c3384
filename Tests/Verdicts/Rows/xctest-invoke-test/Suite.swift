import XCTest

final class InvokingTests: XCTestCase {
  override func invokeTest() {
    guard !name.hasSuffix("testNotInvoked") else { return }
    super.invokeTest()
  }

  func testInvoked() {
    XCTFail("as it should")
  }

  func testNotInvoked() {
    XCTFail("nobody invokes it")
  }
}
