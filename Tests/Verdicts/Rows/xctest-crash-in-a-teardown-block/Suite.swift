import XCTest

final class CrashingBlockTests: XCTestCase {
  func testABlock() async {
    addTeardownBlock { () async in fatalError("still open") }
  }

  func testBAfter() {}
}
