import XCTest

final class FirstTests: XCTestCase {
  func testIt() {}
}

final class SecondTests: XCTestCase {
  func testIt() {
    XCTFail("as it should")
  }
}
