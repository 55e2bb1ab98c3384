import XCTest

@testable import Scene

final class MeasureTests: XCTestCase {
  func testFailsWhileMeasured() {
    measure { XCTAssertEqual(Adder().sum(1, 2), 4) }
  }

  func testIsFast() {
    measure { _ = Adder().sum(1, 2) }
  }

  func testMeasuresByHand() {
    measureMetrics([.wallClockTime], automaticallyStartMeasuring: false) {
      startMeasuring()
      _ = Adder().sum(1, 2)
      stopMeasuring()
    }
  }
}
