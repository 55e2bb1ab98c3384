import Testing
import XCTest

/// Assertions of one library in a test of the other.
final class OldTests: XCTestCase {
  func testExpects() {
    #expect(1 == 2)
  }

  func testRecords() {
    Issue.record("not heard")
  }

  func testRequires() throws {
    try #require(1 == 2)
  }
}

struct NewTests {
  @Test func asserts() {
    XCTAssertEqual(1, 2)
  }

  @Test func fails() {
    XCTFail("not heard")
  }

  @Test func skips() throws {
    throw XCTSkip("not today")
  }

  @Test func unwraps() throws {
    _ = try XCTUnwrap(nil as Int?)
  }
}
