import XCTest

@testable import Scene

@MainActor
final class CounterTests: XCTestCase {
  private var sut = Counter()

  override func setUp() async throws {
    sut = Counter()
  }

  func testBegins() async {
    XCTAssertEqual(sut.count, 0)
  }

  func testCounts() async throws {
    sut.increase()
    XCTAssertEqual(sut.count, 1)
  }

  func testCountsTwice() async {
    sut.increase()
    XCTAssertEqual(sut.count, 2)
  }
}
