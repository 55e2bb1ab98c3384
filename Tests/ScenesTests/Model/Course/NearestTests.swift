import XCTest

@testable import vipkata

final class NearestTests: XCTestCase {
  func testASwapOfLettersIsOneEdit() {
    XCTAssertEqual(Nearest.edits(from: "nxet", to: "next"), 1, "x and e changed places")
    XCTAssertEqual(Nearest.word(to: "nxet", among: ["next", "list", "reset"]), "next")
  }

  func testLettersLeftOutAddedAndChangedAreOneEditEach() {
    XCTAssertEqual(Nearest.edits(from: "rest", to: "reset"), 1, "one left out")
    XCTAssertEqual(Nearest.edits(from: "ressset", to: "reset"), 2, "two added")
    XCTAssertEqual(Nearest.edits(from: "risot", to: "reset"), 2, "two changed")
    XCTAssertEqual(Nearest.edits(from: "", to: "next"), 4, "all of them left out")
    XCTAssertEqual(Nearest.edits(from: "next", to: ""), 4, "all of them added")
  }

  func testAWordThatResemblesNothingHasNoNearest() {
    XCTAssertNil(Nearest.word(to: "zzzzzz", among: ["next", "list"]))
    XCTAssertNil(Nearest.word(to: "next", among: []), "nothing to choose from")
  }

  func testTheNearestOfSeveralWins() {
    XCTAssertEqual(Nearest.word(to: "hints", among: ["list", "hint", "lint"]), "hint")
  }

  func testAWordOfTwoLettersIsNotChangedAltogether() {
    XCTAssertNil(Nearest.word(to: "ab", among: ["cd"]), "two edits would change every letter")
  }

  func testALongWordMayHaveAThirdOfItsLettersWrong() {
    let right = "interactor-never-formats"
    XCTAssertEqual(Nearest.word(to: "interacter-neve-format", among: [right]), right)
    XCTAssertEqual(Nearest.word(to: "never-formats-an-interactor", among: [right]), nil)
  }
}
