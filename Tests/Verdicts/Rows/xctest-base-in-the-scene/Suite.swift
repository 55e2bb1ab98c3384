import XCTest

@testable import Scene

final class PlainTests: XCTestCase {
  func testPasses() {}
}

final class OwnTests: SceneTestCase {
  func testFails() {
    XCTFail("as it should")
  }
}
