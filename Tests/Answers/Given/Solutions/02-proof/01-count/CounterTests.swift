import XCTest

@testable import Count

final class CounterTests: XCTestCase {
  func testItCounts() {
    var counter = Counter()

    counter.count()

    XCTAssertEqual(counter.value, 1, "a counter counts one by one")
  }
}
