import XCTest

final class AWellTests: XCTestCase {
  func testBefore() {}
}

final class BCrashingSetUpTests: XCTestCase {
  override func setUp() {
    fatalError("no database")
  }

  func testAFirst() {}

  func testBSecond() {}
}
