import Foundation
import XCTest

final class AbortingTests: XCTestCase {
  func testABefore() {
    XCTFail("as it should")
  }

  func testBAborts() async {
    abort()
  }

  func testCAfter() {}
}
