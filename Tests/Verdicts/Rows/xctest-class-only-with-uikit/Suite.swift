import XCTest

#if canImport(UIKit)
  final class PhoneTests: XCTestCase {
    func testButton() {}
  }
#endif

final class EverywhereTests: XCTestCase {
  func testFirst() {}
}
