import XCTest

/// Xcode gives the first test class of a target such a name.
final class SceneTests: XCTestCase {
  func testFirst() {}

  func testSecond() {
    XCTFail("as it should")
  }
}
