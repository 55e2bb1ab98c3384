import XCTest

@testable import Greeting

/// Stands in for the view, and keeps what it is told to display.
private final class GreetingViewSpy: GreetingDisplayLogic {
  private(set) var viewModels: [Greeting.Say.ViewModel] = []

  func displaySay(viewModel: Greeting.Say.ViewModel) {
    viewModels.append(viewModel)
  }
}

@MainActor
final class GreetingPresenterTests: XCTestCase {
  private var sut = GreetingPresenter()
  private var view = GreetingViewSpy()

  override func setUp() async throws {
    sut = GreetingPresenter()
    view = GreetingViewSpy()
    sut.viewController = view
  }

  func testTheViewModelCarriesTheWholeSentence() async throws {
    // Given
    let response = Greeting.Say.Response(name: "Ada")

    // When
    sut.presentSay(response: response)

    // Then
    let viewModel = try XCTUnwrap(
      view.viewModels.last,
      "the view was told nothing: call displaySay(viewModel:) on viewController, whatever view it is"
    )
    XCTAssertEqual(
      viewModel.text, "Hello, Ada!",
      "the view adds nothing: put the whole sentence into the view model")
  }

  func testEveryNameGetsItsOwnGreeting() async throws {
    // Given
    let names = [
      "bell hooks", "", " ", "bell hooks", "100 % of long names",
    ]

    for name in names {
      let toldBefore = view.viewModels.count

      // When
      sut.presentSay(response: Greeting.Say.Response(name: name))

      // Then
      let viewModel = try XCTUnwrap(
        view.viewModels.dropFirst(toldBefore).last,
        "the view was told nothing about the name “\(name)”: call displaySay(viewModel:) for each response"
      )
      XCTAssertEqual(
        viewModel.text, "Hello, \(name)!",
        "another name, another greeting: take the name from the response, as it is"
      )
    }
  }

  func testTheViewIsToldOnce() async {
    // When
    sut.presentSay(response: Greeting.Say.Response(name: "Ada"))
    let atOnce = view.viewModels.count
    for _ in 1...20 { await Task.yield() }

    // Then
    XCTAssertEqual(
      atOnce, view.viewModels.count,
      "presentSay(response:) was over when the view was told: call displaySay(viewModel:) without a Task"
    )
    XCTAssertEqual(
      atOnce, 1,
      "one response, one view model: call displaySay(viewModel:) exactly once"
    )
  }
}
