import KataUI
import XCTest

@testable import Heroes

@MainActor
final class HeroListViewControllerTests: XCTestCase {
  private let interactor = InteractorSpy()
  private let router = RouterSpy()
  private let sut = HeroListViewController()

  override func setUp() async throws {
    sut.interactor = interactor
    sut.router = router
    sut.loadViewIfNeeded()
  }

  func testTheFirstPageComesByItselfAndTheNextWithMore() async throws {
    // When
    let first = interactor.loads
    sut.viewWillAppear(false)
    sut.viewDidAppear(false)
    let shown = interactor.loads
    try Screen(sut).tap("More")

    // Then
    XCTAssertEqual(
      [first, shown, interactor.loads], [1, 1, 2],
      "ask for a page once when the view is loaded, not each time it appears, and once with each tap on More"
    )
  }

  func testTheScreenShowsTheViewModelAsItIs() async throws {
    // Given
    let screen = Screen(sut)
    display(rows: ["A"], message: "Old", isMoreEnabled: true)

    // When
    display(rows: ["B", "C"], message: "News", isMoreEnabled: false)

    // Then
    XCTAssertEqual(sut.title, "Some", "show the title as given")
    XCTAssertEqual(
      screen.buttons.filter { !$0.hasPrefix("More") }, ["B", "C"],
      "a button for each row, in their order, beside a message, too; new rows replace the old ones"
    )
    XCTAssertEqual(
      screen.texts.filter { !$0.isEmpty }, ["News"],
      "show the message in a label, as given")
    XCTAssertFalse(
      try screen.button("More").isEnabled,
      "More does as isMoreEnabled says")

    // When
    display(rows: ["B", "C"], isMoreEnabled: true)
    let isOn = try screen.button("More").isEnabled
    display(rows: [], message: "Later", isMoreEnabled: true)

    // Then
    XCTAssertEqual(
      [isOn, try screen.button("More").isEnabled], [true, true],
      "there is more again, without a message and with one, as after a failure: More is on again"
    )
    XCTAssertEqual(
      screen.buttons, ["More"],
      "there are no rows any more: the old ones go, message or not")
  }

  func testNoMessageLeavesNone() async {
    // When
    display(rows: [], message: "Old")
    display(rows: [], message: nil)

    // Then
    XCTAssertEqual(
      Screen(sut).texts.filter { !$0.isEmpty }, [],
      "there is no message any more: clear the label")
  }

  func testATapSelectsItsRow() async throws {
    // Given: the last page
    display(rows: ["A", "B"], isMoreEnabled: false)

    // When
    try Screen(sut).tap("B")

    // Then
    XCTAssertEqual(
      interactor.rows, [1], "a tap on the second row selects row 1, once")
    XCTAssertEqual(
      router.routes, 0,
      "a tap goes to the interactor: the route comes when the selection is displayed"
    )
  }

  func testRowsOfOneNameAreTwoRows() async {
    // Given
    display(rows: ["A", "A"])

    // When
    for button in Screen(sut).buttons(named: "A") {
      button.sendActions(for: .touchUpInside)
    }

    // Then
    XCTAssertEqual(
      interactor.rows, [0, 1],
      "two heroes may have one name: a button knows its row, not its name")
  }

  func testASelectionTakesTheRouteToTheDetail() async {
    // When
    sut.displaySelect(viewModel: .init())

    // Then
    XCTAssertEqual(
      router.routes, 1, "a selection is displayed: ask the router, once")
  }

  private func display(
    rows: [String], message: String? = nil, isMoreEnabled: Bool = true
  ) {
    sut.displayLoad(
      viewModel: .init(
        title: "Some", rows: rows, message: message,
        isMoreEnabled: isMoreEnabled))
  }
}

private final class InteractorSpy: HeroListBusinessLogic {
  private(set) var loads = 0
  private(set) var rows: [Int] = []

  @discardableResult
  func load(request: HeroList.Load.Request) -> Task<Void, Never> {
    loads += 1
    return Task {}
  }

  func select(request: HeroList.Select.Request) {
    rows.append(request.row)
  }
}

private final class RouterSpy: HeroListRoutingLogic, HeroListDataPassing {
  let dataStore: (any HeroListDataStore)? = nil
  private(set) var routes = 0

  func routeToDetail() { routes += 1 }
}
