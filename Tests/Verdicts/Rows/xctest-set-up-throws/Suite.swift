import XCTest

struct NoDatabase: Error {}

final class ThrowingSetUpTests: XCTestCase {
  override func setUpWithError() throws {
    throw NoDatabase()
  }

  func testFirst() {}

  func testSecond() throws {}
}

final class WellTests: XCTestCase {
  func testFirst() {}
}
