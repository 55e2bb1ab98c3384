import KataUI
import XCTest

@testable import Heroes

/// Stands in for the list's interactor, and holds what the router may take.
private final class HeroListDataStoreStub: HeroListDataStore {
  var selectedHero: Hero?
}

/// Stands in for the detail's presenter, and keeps the heroes that it is to present.
private final class HeroDetailPresenterSpy: HeroDetailPresentationLogic {
  private(set) var heroes: [Hero] = []

  func presentLoad(response: HeroDetail.Load.Response) {
    heroes.append(response.hero)
  }
}

/// Takes the words of a detail's presenter away before the detail appears: what its screen says
/// then is somebody else's.
private final class NavigationSpy: UINavigationController {
  private var presenters: [HeroDetailPresenterSpy] = []

  /// How often one detail had its hero presented since it came onto the stack.
  var loads: Int { presenters.map(\.heroes.count).max() ?? 0 }

  override func setViewControllers(
    _ controllers: [UIViewController], animated: Bool
  ) {
    controllers.forEach(mute)
    super.setViewControllers(controllers, animated: animated)
  }

  override func pushViewController(
    _ controller: UIViewController, animated: Bool
  ) {
    mute(controller)
    super.pushViewController(controller, animated: animated)
  }

  private func mute(_ screen: UIViewController) {
    let detail = screen as? HeroDetailViewController
    let presenter = HeroDetailPresenterSpy()
    (detail?.interactor as? HeroDetailInteractor)?.presenter = presenter
    presenters.append(presenter)
  }
}

@MainActor
final class HeroListRouterTests: XCTestCase {
  private var list = HeroListViewController()
  private var navigation = UINavigationController()
  private var dataStore = HeroListDataStoreStub()
  private var sut = HeroListRouter()

  override func setUp() async throws {
    list = HeroListViewController()
    navigation = UINavigationController(rootViewController: list)
    dataStore = HeroListDataStoreStub()
    sut = HeroListRouter()
    sut.viewController = list
    sut.dataStore = dataStore
  }

  func testTheDetailShowsTheSelectedHero() async throws {
    // Given
    dataStore.selectedHero = .echo

    // When
    sut.routeToDetail()

    // Then
    let detail = try XCTUnwrap(
      navigation.topViewController as? HeroDetailViewController,
      "no detail on top of the stack when routeToDetail() was over: push it with the list's navigationController, without a Task"
    )
    XCTAssertEqual(
      detail.summaryLabel.text, "Hears everything twice.",
      "the detail shows another hero or none: let HeroDetailConfigurator make it"
    )
  }

  func testTheDetailGetsTheHeroAsItIs() async throws {
    // Given
    let iris = Hero(
      id: 3, name: "Iris", summary: "Sees around corners.",
      artwork: URL(string: "https://example.com/iris.png"))
    let presenter = HeroDetailPresenterSpy()
    dataStore.selectedHero = iris

    // When
    sut.routeToDetail()
    let detail = navigation.topViewController as? HeroDetailViewController
    let interactor = try XCTUnwrap(
      detail?.interactor as? HeroDetailInteractor,
      "the detail has no interactor: let HeroDetailConfigurator make it")
    interactor.presenter = presenter
    interactor.load(request: HeroDetail.Load.Request())

    // Then
    XCTAssertEqual(
      presenter.heroes, [iris],
      "the detail was given another hero: pass selectedHero on as it is, with everything in it"
    )
  }

  func testTheListStaysBelowTheDetail() async {
    // Given
    dataStore.selectedHero = .echo

    // When
    sut.routeToDetail()

    // Then
    XCTAssertEqual(
      screens, ["HeroListViewController", "HeroDetailViewController"],
      "Back must lead from the detail to the list: push the detail once")
  }

  func testTheRestOfTheStackStays() async {
    // Given: a list that was opened from a screen before it
    let start = UIViewController()
    navigation.viewControllers = [start, list]
    dataStore.selectedHero = .echo

    // When
    sut.routeToDetail()

    // Then
    XCTAssertTrue(
      navigation.viewControllers.dropLast().elementsEqual(
        [start, list], by: ===),
      "the screens below the detail must stay, the list and the one before it: push, and leave the rest of the stack alone"
    )
  }

  func testWithoutASelectionTheListStays() async {
    // Given: nobody has selected a row

    // When
    sut.routeToDetail()

    // Then
    XCTAssertEqual(
      screens, ["HeroListViewController"],
      "no hero is selected, so there is no detail to show")
  }

  func testEachDetailShowsTheHeroSelectedThen() async {
    // Given
    dataStore.selectedHero = .echo
    sut.routeToDetail()
    navigation.viewControllers = [list]

    // When
    dataStore.selectedHero = .nova
    sut.routeToDetail()

    // Then
    XCTAssertEqual(
      navigation.topViewController?.title, "Nova",
      "Echo was opened before, and Nova is selected now: ask the data store each time, and have a new detail made"
    )

    // When: back to the list, and the same hero again
    navigation.viewControllers = [list]
    sut.routeToDetail()

    // Then
    XCTAssertEqual(
      navigation.topViewController?.title, "Nova",
      "somebody came back from Nova and tapped Nova again: show the selected hero each time, whoever was shown before"
    )
  }

  func testTheRouterRemembersNoHero() async {
    // Given
    dataStore.selectedHero = .echo
    sut.routeToDetail()
    navigation.viewControllers = [list]

    // When
    dataStore.selectedHero = nil
    sut.routeToDetail()

    // Then
    XCTAssertEqual(
      screens, ["HeroListViewController"],
      "Echo was selected before, and nobody is now: only the data store keeps the selection"
    )
  }

  func testTheRouterKeepsNoDetail() async {
    // Given
    dataStore.selectedHero = .echo
    sut.routeToDetail()
    weak var detail =
      navigation.topViewController as? HeroDetailViewController

    // When
    navigation.viewControllers = [list]

    // Then
    XCTAssertNil(
      detail,
      "a detail that is closed is still there: the stack owns it, the router keeps none"
    )
  }

  func testTheRouterFillsNoDetail() async throws {
    // Given: a detail whose presenter says nothing
    let navigation = NavigationSpy(rootViewController: list)
    dataStore.selectedHero = .unknown

    // When
    sut.routeToDetail()

    // Then
    let detail = try XCTUnwrap(
      navigation.topViewController as? HeroDetailViewController,
      "no detail on top of the stack when routeToDetail() was over: push it with the list's navigationController, without a Task"
    )
    let title = detail.title.map { "title: \($0)" }
    let summary = detail.summaryLabel.text.map { "summary: \($0)" }
    XCTAssertEqual(
      [title, summary].compactMap(\.self), [],
      "the router has the detail made and pushes it, no more: its own scene loads it and finds the words"
    )
  }

  func testTheDetailLoadsByItself() async {
    // Given
    let navigation = NavigationSpy(rootViewController: list)
    dataStore.selectedHero = .echo

    // When
    sut.routeToDetail()

    // Then
    XCTAssertLessThanOrEqual(
      navigation.loads, 1,
      "the detail's view asks its interactor when it appears: the router asks for nothing in the next scene"
    )
  }

  func testTheRouterLeadsOnFromAnyView() async {
    // Given: another screen than the list's view
    let view = UIViewController()
    let stack = UINavigationController(rootViewController: view)
    sut.viewController = view
    dataStore.selectedHero = .echo

    // When
    sut.routeToDetail()

    // Then
    XCTAssertEqual(
      stack.topViewController.map { "\(type(of: $0))" },
      "HeroDetailViewController",
      "the router's view is a UIViewController, whichever: push with its navigationController, without a cast"
    )
  }

  func testTheRouterDoesNotOwnTheStack() async {
    // Given
    dataStore.selectedHero = .echo
    weak var probe: UINavigationController?

    // When
    do {
      let view = UIViewController()
      let stack = UINavigationController(rootViewController: view)
      sut.viewController = view
      sut.routeToDetail()
      probe = stack
    }

    // Then
    XCTAssertNil(
      probe,
      "the stack owns its screens and a screen its router: a router that keeps the navigationController keeps them all, so ask the view for it each time"
    )
  }

  func testWithoutItsViewTheRouterReachesNoStack() async {
    // Given: a list that was on a stack and opened a detail
    let stack = UINavigationController()
    dataStore.selectedHero = .echo
    do {
      let view = UIViewController()
      stack.viewControllers = [view]
      sut.viewController = view
      sut.routeToDetail()
    }
    stack.viewControllers = []

    // When
    sut.routeToDetail()

    // Then
    XCTAssertEqual(
      stack.viewControllers.count, 0,
      "the list is gone, and the router still changes its stack: ask the view for its navigationController each time, and keep none"
    )
  }

  func testTheRouterHoldsItsDataStore() async {
    // Given
    weak var held: HeroListDataStoreStub?

    // When
    do {
      let dataStore = HeroListDataStoreStub()
      sut.dataStore = dataStore
      held = dataStore
    }

    // Then
    XCTAssertNotNil(
      held,
      "the router lets its data store go: this arrow leads forward, so hold it"
    )
  }

  /// What lies on the navigation stack, the lowest screen first.
  private var screens: [String] {
    navigation.viewControllers.map { "\(type(of: $0))" }
  }
}
