import XCTest

final class CrashTests: XCTestCase {
  func testAFailsAndCrashes() {
    XCTFail("as it should")
    preconditionFailure("and then this")
  }

  func testBAfter() {}
}
