import XCTest

@testable import Count

final class CounterTests: XCTestCase {
  func testItCounts() {
    var counter = Counter()

    counter.count()

    XCTAssertGreaterThan(counter.value, 0, "a counter counts")
  }
}
