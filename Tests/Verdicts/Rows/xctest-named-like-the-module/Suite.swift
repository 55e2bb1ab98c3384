import XCTest

/// As Xcode calls the first test class of a target.
final class SceneTests: XCTestCase {
  func testFirst() {}

  func testSecond() {
    XCTFail("as it should")
  }
}
