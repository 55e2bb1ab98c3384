import XCTest

#if os(macOS) || os(Linux)
  class BaseTests: XCTestCase {}
#else
  class BaseTests: NSObject {}
#endif

#if canImport(UIKit)
  typealias Case = NSObject
#else
  typealias Case = XCTestCase
#endif

final class PlainTests: XCTestCase {
  func testPasses() {}
}

final class FirstTests: BaseTests {
  func testFails() {
    XCTFail("as it should")
  }
}

final class SecondTests: Case {
  func testFailsToo() {
    XCTFail("as it should")
  }
}
