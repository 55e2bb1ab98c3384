import XCTest

final class HiddenSuite: XCTestCase {
  func testFirst() {}
}

final class EventWriter: XCTestCase {
  func testFirst() {
    XCTFail("as it should")
  }
}

func asyncTest(_ value: Int) -> Int { value }

func guardTests(runner: String) {}
