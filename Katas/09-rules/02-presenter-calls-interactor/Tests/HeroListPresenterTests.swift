import XCTest

@testable import Heroes

@MainActor
final class HeroListPresenterTests: XCTestCase {
  private let failure = HeroList.Load.Response(result: .failure(.unavailable))
  private let failureShown = HeroList.Load.ViewModel(
    title: "Heroes", rows: [], message: "Heroes are unavailable. Try again later.")

  private var sut = HeroListPresenter()
  private var view = ViewSpy()

  override func setUp() async throws {
    sut = HeroListPresenter()
    view = ViewSpy()
    sut.viewController = view
  }

  func testThePresenterShowsAFailureAtOnce() async {
    // When
    sut.presentLoad(response: failure)

    // Then
    XCTAssertEqual(
      view.viewModels, [failureShown],
      "the presenter was told to present a failure and kept it back: "
        + "word every response and show it, whether it is final is not your question")
  }

  func testTheSameFailureIsShownInTheSameWay() async {
    // Given
    sut.presentLoad(response: failure)

    // When
    sut.presentLoad(response: failure)

    // Then
    XCTAssertEqual(
      view.viewModels, [failureShown, failureShown],
      "the same response twice makes the same view model twice: keep no memory in the presenter")
  }
}

private final class ViewSpy: HeroListDisplayLogic {
  private(set) var viewModels: [HeroList.Load.ViewModel] = []

  func displayLoad(viewModel: HeroList.Load.ViewModel) {
    viewModels.append(viewModel)
  }
}
