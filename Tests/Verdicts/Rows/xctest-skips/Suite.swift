import XCTest

final class SkippingTests: XCTestCase {
  func testIf() throws {
    try XCTSkipIf(true, "not here")
    XCTFail("it should have been skipped")
  }

  func testIfNot() throws {
    try XCTSkipIf(false)
  }

  func testUnless() throws {
    try XCTSkipUnless(false, "not here")
  }

  func testUnlessTrue() throws {
    try XCTSkipUnless(true)
    XCTFail("as it should")
  }

  func testThrown() throws {
    throw XCTSkip("not today")
  }

  func testThrownWithoutWords() throws {
    throw XCTSkip()
  }

  func testThrownLater() async throws {
    await Task.yield()
    throw XCTSkip("not today")
  }
}
