import XCTest

final class AWellTests: XCTestCase {
  func testBefore() {}
}

final class BCrashingClassTests: XCTestCase {
  override class func setUp() {
    fatalError("no database")
  }

  func testFirst() {}
}
