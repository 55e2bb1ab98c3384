import XCTest

@testable import Heroes

@MainActor
final class HeroListPresenterTests: XCTestCase {
  private let view = ViewSpy()
  private let sut = HeroListPresenter()

  override func setUp() async throws {
    sut.viewController = view
  }

  func testTheTitleCountsAndTheRowsName() async {
    // When
    present([.nova, .quill, .echo])

    // Then
    XCTAssertEqual(
      view.lists.map(\.title), ["Heroes (3)"],
      "the title has the number of heroes so far; display each response once"
    )
    XCTAssertEqual(
      view.lists.map(\.rows), [["Nova", "Quill", "Echo"]],
      "each row has the name of its hero, in the order given")
  }

  func testTheMessageSaysWhatIsWrong() async {
    // When
    present([.nova])
    present([])
    present([], failure: .unavailable)
    present([.nova], failure: .unavailable)

    // Then
    let failure = "Heroes are unavailable. Try again later."
    XCTAssertEqual(
      view.lists.map(\.message), [nil, "No heroes yet.", failure, failure],
      "a failure has its message, with heroes and without; no heroes have one; heroes have none"
    )
  }

  func testMoreIsOnWhileThereIsMore() async {
    // When
    present([.nova], hasMore: true)
    present([.nova], hasMore: false)

    // Then
    XCTAssertEqual(
      view.lists.map(\.isMoreEnabled), [true, false],
      "the interactor knows whether there is more: pass hasMore on")
  }

  func testASelectionIsDisplayedOnce() async {
    // When
    sut.presentSelect(response: .init())

    // Then
    XCTAssertEqual(
      view.selections, 1, "a selection was presented: display it once")
  }

  private func present(
    _ heroes: [Hero], hasMore: Bool = false, failure: HeroesError? = nil
  ) {
    sut.presentLoad(
      response: .init(heroes: heroes, hasMore: hasMore, failure: failure))
  }
}

private final class ViewSpy: HeroListDisplayLogic {
  private(set) var lists: [HeroList.Load.ViewModel] = []
  private(set) var selections = 0

  func displayLoad(viewModel: HeroList.Load.ViewModel) {
    lists.append(viewModel)
  }

  func displaySelect(viewModel: HeroList.Select.ViewModel) {
    selections += 1
  }
}
