import XCTest

class AnimalTests: XCTestCase {
  var legs: Int { 4 }

  func testHasFourLegs() {
    XCTAssertEqual(legs, 4)
  }
}

class BirdTests: AnimalTests {
  override var legs: Int { 2 }

  func testFlies() {}
}

final class PenguinTests: BirdTests {
  override func testFlies() {
    XCTFail("it swims")
  }

  func testSwims() {}
}
