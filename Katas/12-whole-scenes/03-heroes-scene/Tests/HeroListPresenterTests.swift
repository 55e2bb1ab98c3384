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
    // Given
    let nobody = Hero(id: 4, name: "", summary: "", artwork: nil)

    // When
    present([.nova, .quill, .echo])
    present([nobody, .nova], failure: .unavailable)
    present([])

    // Then
    XCTAssertEqual(
      view.lists.map(\.title), ["Heroes (3)", "Heroes (2)", "Heroes (0)"],
      "the title has the number of heroes so far; display each response once"
    )
    XCTAssertEqual(
      view.lists.map(\.rows),
      [["Nova", "Quill", "Echo"], ["", "Nova"], []],
      "each row has the name of its hero, in the order given, after a failure too, and an empty one has its row"
    )
  }

  func testTheMessageSaysWhatIsWrong() async {
    // When
    present([.nova])
    present([])
    present([], failure: .unavailable)
    present([.nova], failure: .unavailable)
    present([], hasMore: true)

    // Then
    let failure = "Heroes are unavailable. Try again later."
    let none = "No heroes yet."
    XCTAssertEqual(
      view.lists.map(\.message), [nil, none, failure, failure, none],
      "a failure has its message, with heroes and without; no heroes have one; heroes have none"
    )
  }

  func testMoreIsOnWhileThereIsMore() async {
    // When
    present([.nova], hasMore: true)
    present([.nova], hasMore: false)
    present([.nova], hasMore: true, failure: .unavailable)
    present([], hasMore: false, failure: .unavailable)

    // Then
    XCTAssertEqual(
      view.lists.map(\.isMoreEnabled), [true, false, true, false],
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
