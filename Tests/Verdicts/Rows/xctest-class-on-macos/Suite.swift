import XCTest

#if os(macOS)
  final class DesktopTests: XCTestCase {
    func testWindow() {}
  }
#endif

final class EverywhereTests: XCTestCase {
  func testFirst() {}

  func testSecond() {
    XCTFail("as it should")
  }
}
