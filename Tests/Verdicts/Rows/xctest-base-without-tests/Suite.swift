import XCTest

@testable import Scene

class SceneTestCase: XCTestCase {
  var sut = Adder()

  func assertSum(_ sum: Int, _ expected: Int, line: UInt = #line) {
    XCTAssertEqual(sum, expected, line: line)
  }
}

final class SumTests: SceneTestCase {
  func testRight() {
    assertSum(sut.sum(1, 2), 3)
  }

  func testWrong() {
    assertSum(sut.sum(1, 2), 4)
  }
}

final class EmptyTests: SceneTestCase {}
