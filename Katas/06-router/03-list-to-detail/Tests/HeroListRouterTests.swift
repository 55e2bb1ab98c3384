import KataUI
import XCTest

@testable import Heroes

/// Stands where the list's interactor stands, and holds what the router may take.
private final class HeroListDataStoreStub: HeroListDataStore {
  var selectedHero: Hero?
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
      "no detail on top of the stack: push it with the list's navigationController")
    XCTAssertEqual(
      detail.summaryLabel.text, "Hears everything twice.",
      "the detail does not show the selected hero: let HeroDetailConfigurator make it, "
        + "with the hero of the data store")
  }

  func testTheListStaysBelowTheDetail() async {
    // Given
    dataStore.selectedHero = .echo

    // When
    sut.routeToDetail()

    // Then
    XCTAssertEqual(
      screens, ["HeroListViewController", "HeroDetailViewController"],
      "Back must lead from the detail to the list: push one detail on top of it")
  }

  func testWithoutASelectionTheListStays() async {
    // Given: nobody has selected a row

    // When
    sut.routeToDetail()

    // Then
    XCTAssertEqual(
      screens, ["HeroListViewController"],
      "there is no selected hero and so no detail to show: a router makes no hero up")
  }

  /// What lies on the navigation stack, the lowest screen first.
  private var screens: [String] {
    navigation.viewControllers.map { "\(type(of: $0))" }
  }
}
