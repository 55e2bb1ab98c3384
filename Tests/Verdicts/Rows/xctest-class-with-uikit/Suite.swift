import XCTest

#if canImport(UIKit)
  import UIKit

  final class PhoneTests: XCTestCase {
    func testButton() {
      XCTAssertNotNil(UIButton())
    }
  }
#else
  final class PhoneTests: XCTestCase {
    func testWithoutButton() {}
  }
#endif

#if !canImport(UIKit)
  final class NoPhoneTests: XCTestCase {
    func testFirst() {}
  }
#endif
