import XCTest

@testable import Scene

/// XCTest makes each test's object before it runs the first.
final class PropertyTests: XCTestCase {
  private let sut: Adder = { fatalError("no adder") }()

  func testFirst() {
    XCTAssertEqual(sut.sum(1, 2), 3)
  }
}
