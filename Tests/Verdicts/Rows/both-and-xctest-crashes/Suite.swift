import Testing
import XCTest

final class OldTests: XCTestCase {
  func testACrashes() {
    fatalError("as it should")
  }

  func testBAfter() {}
}

@Test func runsAllTheSame() {}

@Test func failsAllTheSame() {
  Issue.record("as it should")
}
