import KataUI
import XCTest

@testable import Heroes

/// Both scenes, wired by their configurators.
@MainActor
final class HeroesSceneTests: XCTestCase {
  func testATapOpensItsHero() async throws {
    // Given
    let list = HeroListConfigurator.configure(
      worker: WorkerStub(answers: [.success(.first)]))
    let navigation = UINavigationController(rootViewController: list)
    await list.interactor?.load(request: .init()).value

    // When
    try Screen(list).tap("Echo")

    // Then
    let detail = try XCTUnwrap(
      navigation.topViewController as? HeroDetailViewController,
      "a tap on Echo pushed no detail: go from interactor to presenter to view to router, which pushes it"
    )
    XCTAssertEqual(
      [detail.title, detail.summaryLabel.text],
      ["Echo", "Hears everything twice."],
      "the detail shows no hero, or another one: its configurator makes it, with the hero"
    )
  }

  func testTheDetailLiesOnTopOfTheList() async throws {
    // Given
    let list = HeroListConfigurator.configure(
      worker: WorkerStub(answers: [.success(.first)]))
    let navigation = UINavigationController(rootViewController: list)
    await list.interactor?.load(request: .init()).value

    // When
    try Screen(list).tap("Nova")

    // Then
    XCTAssertEqual(
      navigation.viewControllers.map { "\(type(of: $0))" },
      ["HeroListViewController", "HeroDetailViewController"],
      "one tap pushes one detail onto the list")
  }

  func testAHeroOpensAgainAfterBack() async throws {
    // Given
    let list = HeroListConfigurator.configure(
      worker: WorkerStub(answers: [.success(.first)]))
    let navigation = UINavigationController(rootViewController: list)
    await list.interactor?.load(request: .init()).value
    try Screen(list).tap("Echo")
    navigation.popViewController(animated: false)

    // When
    try Screen(list).tap("Echo")

    // Then
    XCTAssertEqual(
      navigation.topViewController?.title, "Echo",
      "the user read of Echo, went back, and tapped Echo again, and no detail came: each tap opens its hero, whichever was open before"
    )
  }

  func testANewSceneHasDoneNothingYet() async {
    // Given
    let worker = WorkerStub(answers: [.success(.first)])

    // When
    let list = HeroListConfigurator.configure(worker: worker)
    let detail = HeroDetailConfigurator.configure(hero: .nova)
    await Task {}.value

    // Then
    XCTAssertEqual(
      worker.offsets, [],
      "nobody has shown the list yet, and a page was asked for: a configurator makes and wires, the view asks when it is loaded"
    )
    XCTAssertEqual(
      [list.isViewLoaded, detail.isViewLoaded], [false, false],
      "a view was loaded by its configurator: whoever shows it loads it")
  }

  func testARowBeyondTheListOpensNothing() async {
    // Given
    let list = HeroListConfigurator.configure(
      worker: WorkerStub(answers: [.success(.first)]))
    let navigation = UINavigationController(rootViewController: list)
    await list.interactor?.load(request: .init()).value

    // When
    for row in [2, -1] { list.interactor?.select(request: .init(row: row)) }

    // Then
    XCTAssertTrue(
      navigation.topViewController === list,
      "rows 2 and -1 do not exist: they open nothing")
  }

  func testARowWithoutAHeroChangesNothing() async {
    // Given
    let list = HeroListConfigurator.configure(
      worker: WorkerStub(answers: [.success(.first)]))
    await list.interactor?.load(request: .init()).value
    list.interactor?.select(request: .init(row: 0))

    // When
    list.interactor?.select(request: .init(row: 2))

    // Then
    let router = list.router as Any? as? any HeroListDataPassing
    XCTAssertEqual(
      router?.dataStore?.selectedHero, .nova,
      "there is no row 2, so nothing is selected anew: the data store keeps the last hero"
    )
  }

  func testWithoutASelectedHeroTheListStays() async {
    // Given: a list whose rows nobody tapped, and a router that has no data store yet
    let list = HeroListConfigurator.configure(
      worker: WorkerStub(answers: []))
    let navigation = UINavigationController(rootViewController: list)
    let unwired = HeroListRouter()
    unwired.viewController = list

    // When
    list.router?.routeToDetail()
    unwired.routeToDetail()

    // Then
    XCTAssertTrue(
      navigation.topViewController === list,
      "no hero is selected, so there is no detail to show: the list stays")
  }

  func testTheRouterHoldsItsDataStore() async {
    // Given
    var list: HeroListViewController? = HeroListConfigurator.configure(
      worker: WorkerStub(answers: []))
    let router = list?.router as Any? as? any HeroListDataPassing

    // When
    list = nil

    // Then
    XCTAssertNotNil(
      router?.dataStore,
      "the router lets its data store go: this arrow leads forward, so hold it"
    )
  }

  func testTheRouterLeavesTheWiringToTheConfigurator() async throws {
    // Given
    let list = HeroListConfigurator.configure(
      worker: WorkerStub(answers: [.success(.first)]))
    let navigation = UINavigationController(rootViewController: list)
    await list.interactor?.load(request: .init()).value

    // When
    try Screen(list).tap("Nova")

    // Then
    let detail = navigation.topViewController as? HeroDetailViewController
    let interactor = try XCTUnwrap(
      detail?.interactor as? HeroDetailInteractor,
      "a tap on Nova opened no detail that has its interactor: its configurator makes both"
    )
    XCTAssertNotEqual(
      interactor.maker, "Heroes/HeroListRouter.swift",
      "the router knows the parts of the detail: let HeroDetailConfigurator make and wire them"
    )
  }

  func testTheDetailIsWiredByItsOwnConfigurator() async {
    // Given
    let detail = HeroDetailConfigurator.configure(hero: .quill)

    // When
    detail.loadViewIfNeeded()

    // Then
    XCTAssertEqual(
      detail.summaryLabel.text, "Writes with both hands.",
      "the detail is blank: wire view, interactor and presenter")
  }

  func testBothScenesAreFreed() async throws {
    // Given
    weak var list: HeroListViewController?
    weak var detail: HeroDetailViewController?

    // When
    do {
      let shown = HeroListConfigurator.configure(
        worker: WorkerStub(answers: [.success(.first)]))
      let navigation = UINavigationController(rootViewController: shown)
      await shown.interactor?.load(request: .init()).value
      try Screen(shown).tap("Nova")
      list = shown
      detail = navigation.topViewController as? HeroDetailViewController
    }

    // Then
    XCTAssertNil(list, "the list is never freed: arrows back must be weak")
    XCTAssertNil(
      detail, "the detail is never freed: arrows back must be weak")
  }

  func testADetailThatIsClosedIsFreed() async throws {
    // Given
    let list = HeroListConfigurator.configure(
      worker: WorkerStub(answers: [.success(.first)]))
    let navigation = UINavigationController(rootViewController: list)
    await list.interactor?.load(request: .init()).value
    try Screen(list).tap("Nova")

    // When
    weak var detail = navigation.topViewController
    XCTAssertFalse(detail === list, "a tap on Nova opened no detail")
    navigation.popViewController(animated: false)

    // Then
    XCTAssertNil(
      detail, "the user went back, and the list still holds the detail")
  }
}
