import XCTest

final class CrashingTearDownTests: XCTestCase {
  override func tearDownWithError() throws {
    fatalError("still open")
  }

  func testAFirst() {}

  func testBSecond() {}
}
