import XCTest

@testable import Heroes

@MainActor
final class HeroListPresenterTests: XCTestCase {
  private let failure = HeroList.Load.Response(
    result: .failure(.unavailable))
  private let failureShown = HeroList.Load.ViewModel(
    title: "Heroes", rows: [],
    message: "Heroes are unavailable. Try again later.")

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
    sut.presentLoad(response: .init(result: .success([])))

    // Then
    XCTAssertEqual(
      view.viewModels,
      [
        failureShown,
        .init(title: "Heroes", rows: [], message: "No heroes yet."),
      ],
      "the presenter hid a failure: show every response")
  }

  func testTheSameFailureIsShownInTheSameWay() async {
    // Given
    sut.presentLoad(response: failure)

    // When
    sut.presentLoad(response: failure)

    // Then
    XCTAssertEqual(
      view.viewModels, [failureShown, failureShown],
      "the same response gives the same view model: keep no memory in the presenter"
    )
  }
}

private final class ViewSpy: HeroListDisplayLogic {
  private(set) var viewModels: [HeroList.Load.ViewModel] = []

  func displayLoad(viewModel: HeroList.Load.ViewModel) {
    viewModels.append(viewModel)
  }
}
