import XCTest

@testable import Orders

@MainActor
final class SceneReviewTests: XCTestCase {
  func testAProtocolWithOneConformerIsSprawl() async {
    XCTAssertEqual(
      verdict(on: ProtocolFacts(conformersInApp: 1, standInsInTests: 0)),
      .sprawl,
      "one conformer, and none in a test: the protocol is sprawl")
    XCTAssertEqual(
      verdict(on: ProtocolFacts(conformersInApp: 0, standInsInTests: 1)),
      .sprawl,
      "one conformer, and that one in a test: the protocol is sprawl")
    XCTAssertEqual(
      verdict(on: ProtocolFacts(conformersInApp: 0, standInsInTests: 0)),
      .sprawl,
      "no conformer at all is fewer than two: the protocol is sprawl")
  }

  func testAProtocolEarnsItsPlaceByASecondConformer() async {
    XCTAssertEqual(
      verdict(on: ProtocolFacts(conformersInApp: 1, standInsInTests: 1)),
      .earnsItsPlace,
      "one conformer in the app and one in the tests make two: the protocol is needed"
    )
    XCTAssertEqual(
      verdict(on: ProtocolFacts(conformersInApp: 2, standInsInTests: 0)),
      .earnsItsPlace,
      "two conformers in the app: the protocol is needed")
    XCTAssertEqual(
      verdict(on: ProtocolFacts(conformersInApp: 0, standInsInTests: 2)),
      .earnsItsPlace,
      "two conformers in the tests: the protocol is needed")
    XCTAssertEqual(
      verdict(on: ProtocolFacts(conformersInApp: 2, standInsInTests: 3)),
      .earnsItsPlace,
      "more conformers than two: the protocol is needed")
  }

  func testAPresenterThatMakesTheTextsEarnsItsPlace() async {
    XCTAssertEqual(
      verdicts(presenter: [3, 1], interactor: [0, 0]),
      [.earnsItsPlace, .earnsItsPlace],
      "the presenter makes all texts, three or just one: it earns its place"
    )
  }

  func testAPresenterWhoseWorkIsDoneElsewhere() async {
    XCTAssertEqual(
      verdicts(presenter: [0, 0], interactor: [4, 1]),
      [.workIsElsewhere, .workIsElsewhere],
      "the interactor makes the texts, four or just one: the presenter's work is elsewhere"
    )
    XCTAssertEqual(
      verdicts(presenter: [2, 3, 1], interactor: [1, 3, 5]),
      [.workIsElsewhere, .workIsElsewhere, .workIsElsewhere],
      "both make texts: as long as the interactor makes any, a part of the work is elsewhere"
    )
  }

  func testNothingToWordIsTheHonestPrice() async {
    XCTAssertEqual(
      verdicts(presenter: [0], interactor: [0]), [.honestPrice],
      "nobody makes a text, because there is none to make: the price of the pattern"
    )
  }

  /// One verdict for each pair of counts.
  private func verdicts(presenter: [Int], interactor: [Int]) -> [Verdict] {
    zip(presenter, interactor).map { made in
      verdict(
        on: PresenterFacts(
          textsMadeByPresenter: made.0, textsMadeByInteractor: made.1))
    }
  }
}
