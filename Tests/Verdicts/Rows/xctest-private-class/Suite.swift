import XCTest

/// XCTest does not find it on Linux, but on macOS it does.
private final class PrivateTests: XCTestCase {
  func testUnseen() {}
}

class BaseTests: XCTestCase {
  func testSeen() {}
}

private final class FilePrivateTests: BaseTests {
  func testUnseenToo() {}
}
