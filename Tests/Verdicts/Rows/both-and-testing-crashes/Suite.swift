import Testing
import XCTest

final class OldTests: XCTestCase {
  func testFails() {
    XCTFail("as it should")
  }

  func testPasses() {}
}

@Test func aCrashes() {
  fatalError("as it should")
}

@Test func bAfter() {}
