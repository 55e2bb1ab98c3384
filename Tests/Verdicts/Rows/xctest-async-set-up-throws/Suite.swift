import XCTest

struct NoDatabase: Error {}

final class ThrowingAsyncSetUpTests: XCTestCase {
  override func setUp() async throws {
    await Task.yield()
    throw NoDatabase()
  }

  func testFirst() {}

  func testSecond() async {}
}
