import Entities
import XCTest

final class NearestTests: XCTestCase {
  func testASwapOfLettersIsOneEdit() {
    XCTAssertEqual(Nearest.word(to: "nxet", among: ["next", "list", "reset"]), "next")
  }

  func testAWordThatResemblesNothingHasNoNearest() {
    XCTAssertNil(Nearest.word(to: "zzzzzz", among: ["next", "list"]))
  }

  func testTheNearestOfSeveralWins() {
    XCTAssertEqual(Nearest.word(to: "hints", among: ["list", "hint", "lint"]), "hint")
  }
}
