import XCTest

@testable import Orders

@MainActor
final class SceneReviewTests: XCTestCase {
  func testAProtocolWithOneConformerIsSprawl() async {
    XCTAssertEqual(
      verdict(on: ProtocolFacts(conformersInApp: 1, standInsInTests: 0)), .sprawl,
      "one conformer, and no test puts another one in its place: the protocol earns nothing")
  }

  func testAProtocolEarnsItsPlaceByASecondConformer() async {
    XCTAssertEqual(
      verdict(on: ProtocolFacts(conformersInApp: 1, standInsInTests: 1)), .earnsItsPlace,
      "one conformer in the app and a stand-in in the tests make two: the protocol is needed")
    XCTAssertEqual(
      verdict(on: ProtocolFacts(conformersInApp: 2, standInsInTests: 0)), .earnsItsPlace,
      "two conformers in the app: the protocol is needed")
  }

  func testAPresenterThatMakesTheTextsEarnsItsPlace() async {
    XCTAssertEqual(
      verdict(on: PresenterFacts(textsMadeByPresenter: 3, textsMadeByInteractor: 0)),
      .earnsItsPlace,
      "all texts are made by the presenter, as it should be")
  }

  func testAPresenterWhoseWorkIsDoneElsewhere() async {
    let message = "the interactor makes texts, so the presenter's work is elsewhere: move it"
    XCTAssertEqual(
      verdict(on: PresenterFacts(textsMadeByPresenter: 0, textsMadeByInteractor: 4)),
      .workIsElsewhere, message)
    XCTAssertEqual(
      verdict(on: PresenterFacts(textsMadeByPresenter: 2, textsMadeByInteractor: 1)),
      .workIsElsewhere, message)
  }

  func testNothingToWordIsTheHonestPrice() async {
    XCTAssertEqual(
      verdict(on: PresenterFacts(textsMadeByPresenter: 0, textsMadeByInteractor: 0)), .honestPrice,
      "nobody makes a text, since there is none to make: name this the price of the pattern")
  }
}
