import XCTest

/// Linux's XCTest does not see it, and macOS's does.
private final class PrivateTests: XCTestCase {
  func testUnseen() {}
}

class BaseTests: XCTestCase {
  func testSeen() {}
}

private final class FilePrivateTests: BaseTests {
  func testUnseenToo() {}
}
