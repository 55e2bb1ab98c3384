import XCTest

struct StillOpen: Error {}

final class ThrowingAsyncTearDownTests: XCTestCase {
  override func tearDown() async throws {
    throw StillOpen()
  }

  func testFirst() async {}
}

final class ThrowingTearDownTests: XCTestCase {
  override func tearDownWithError() throws {
    throw StillOpen()
  }

  func testFirst() {}

  func testSkipped() throws {
    throw XCTSkip("not today")
  }
}
