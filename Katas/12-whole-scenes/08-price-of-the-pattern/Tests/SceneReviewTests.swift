import XCTest

@testable import Orders

@MainActor
final class SceneReviewTests: XCTestCase {
  func testAProtocolWithOneConformerIsSprawl() async {
    XCTAssertEqual(
      verdict(on: ProtocolFacts(conformersInApp: 1, standInsInTests: 0)),
      .sprawl,
      "one conformer, and none in a test: the protocol is sprawl")
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
  }

  func testAPresenterThatMakesTheTextsEarnsItsPlace() async {
    XCTAssertEqual(
      verdict(
        on: PresenterFacts(
          textsMadeByPresenter: 3, textsMadeByInteractor: 0)),
      .earnsItsPlace,
      "the presenter makes all texts, as it should")
  }

  func testAPresenterWhoseWorkIsDoneElsewhere() async {
    let message =
      "the interactor makes texts, so the presenter's work is elsewhere"
    XCTAssertEqual(
      verdict(
        on: PresenterFacts(
          textsMadeByPresenter: 0, textsMadeByInteractor: 4)),
      .workIsElsewhere, message)
    XCTAssertEqual(
      verdict(
        on: PresenterFacts(
          textsMadeByPresenter: 2, textsMadeByInteractor: 1)),
      .workIsElsewhere, message)
  }

  func testNothingToWordIsTheHonestPrice() async {
    XCTAssertEqual(
      verdict(
        on: PresenterFacts(
          textsMadeByPresenter: 0, textsMadeByInteractor: 0)), .honestPrice,
      "nobody makes a text, because there is none to make: the price of the pattern"
    )
  }
}
