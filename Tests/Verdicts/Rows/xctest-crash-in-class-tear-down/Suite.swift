import XCTest

final class ACrashingClassTests: XCTestCase {
  override class func tearDown() {
    fatalError("still open")
  }

  func testFirst() {}
}

final class BAfterTests: XCTestCase {
  func testAfter() {}
}
