import XCTest

@testable import Greet

private final class GreetViewSpy: GreetDisplayLogic {
  private(set) var texts: [String] = []

  func displaySay(viewModel: Greet.Say.ViewModel) {
    texts.append(viewModel.text)
  }
}

@MainActor
final class GreetPresenterTests: XCTestCase {
  private let view = GreetViewSpy()
  private let sut = GreetPresenter()

  override func setUp() async throws {
    sut.view = view
  }

  func testTheNameIsInTheSentence() async {
    sut.presentSay(response: Greet.Say.Response(name: "Ada"))

    XCTAssertEqual(view.texts.last, "Hello, Ada!", "the presenter makes the whole sentence")
  }

  func testTheViewIsToldOnce() async {
    sut.presentSay(response: Greet.Say.Response(name: "Ada"))

    XCTAssertEqual(view.texts.count, 1, "one response makes one view model")
  }
}
