import Foundation
import XCTest

final class LeavingTests: XCTestCase {
  func testABefore() {}

  func testBLeaves() {
    exit(0)
  }

  func testCAfter() {}
}
