import KataUI
import XCTest

@testable import Heroes

/// Stands in for the list's interactor, and holds what the router may take.
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
      "no detail on top of the stack: push it with the list's navigationController"
    )
    XCTAssertEqual(
      detail.summaryLabel.text, "Hears everything twice.",
      "the detail shows another hero or none: let HeroDetailConfigurator make it"
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

  func testWithoutASelectionTheListStays() async {
    // Given: nobody has selected a row

    // When
    sut.routeToDetail()

    // Then
    XCTAssertEqual(
      screens, ["HeroListViewController"],
      "no hero is selected, so there is no detail to show")
  }

  /// What lies on the navigation stack, the lowest screen first.
  private var screens: [String] {
    navigation.viewControllers.map { "\(type(of: $0))" }
  }
}
