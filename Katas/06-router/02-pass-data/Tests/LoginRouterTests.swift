import KataUI
import XCTest

@testable import Login

/// Stands in for the login's interactor, and holds what the router may take.
private final class LoginDataStoreStub: LoginDataStore {
  var user: User?
}

/// The compiler takes the first of these only for what is certain to be an object.
private func isObject<Store: AnyObject>(_ store: Store) -> Bool { true }
private func isObject<Store>(_ store: Store) -> Bool { false }

@MainActor
final class LoginRouterTests: XCTestCase {
  private let ada = User(id: "1", name: "Ada")

  private var login = LoginViewController()
  private var navigation = UINavigationController()
  private var dataStore = LoginDataStoreStub()
  private var sut = LoginRouter()

  override func setUp() async throws {
    login = LoginViewController()
    navigation = UINavigationController(rootViewController: login)
    dataStore = LoginDataStoreStub()
    sut = LoginRouter()
    sut.viewController = login
    sut.dataStore = dataStore
  }

  func testHomesDataStoreGetsTheUser() async throws {
    // Given
    dataStore.user = ada

    // When
    sut.routeToHome()

    // Then
    let home = try shownHome()
    XCTAssertEqual(
      home.router?.dataStore?.user, ada,
      "Home's data store has no user: pass the one in the router's own dataStore"
    )
  }

  func testHomeHasTheUserWhenItAppears() async throws {
    // Given
    dataStore.user = ada

    // When
    sut.routeToHome()

    // Then
    let home = try shownHome()
    XCTAssertEqual(
      home.greetingLabel.text, "Hello, Ada!",
      "Home found no user in its data store when it appeared: when do you pass the data?"
    )
  }

  func testHomeKeepsItsOwnDataStore() async throws {
    // Given
    dataStore.user = ada

    // When
    sut.routeToHome()

    // Then
    let home = try shownHome()
    XCTAssertTrue(
      home.router?.dataStore as? HomeInteractor === home.interactor
        as? HomeInteractor,
      "Home's data store was replaced: write into the store that is there")
  }

  func testEveryHomeDataStoreIsAnObject() async {
    // Given
    let store: any HomeDataStore = HomeInteractor()

    // Then
    XCTAssertTrue(
      isObject(store),
      "a HomeDataStore may still be a struct: let the protocol require an object"
    )
  }

  func testTheLoginKeepsItsUser() async {
    // Given
    dataStore.user = ada

    // When
    sut.routeToHome()

    // Then
    XCTAssertEqual(
      dataStore.user, ada,
      "the user is gone from the login's own store: pass it on, and take nothing away"
    )
  }

  func testSignUpStillLiesOnTopOfTheLogin() async {
    // When
    sut.routeToSignUp()

    // Then
    XCTAssertEqual(
      navigation.viewControllers.map { "\(type(of: $0))" },
      ["LoginViewController", "SignUpViewController"],
      "Sign up did not open: leave routeToSignUp() and what it calls as they were"
    )
  }

  func testHomeStillTakesThePlaceOfTheLogin() async {
    // Given
    dataStore.user = ada

    // When
    sut.routeToHome()

    // Then
    XCTAssertEqual(
      navigation.viewControllers.map { "\(type(of: $0))" },
      ["HomeViewController"],
      "Home is not on the stack: navigate after you passed the data")
  }

  private func shownHome() throws -> HomeViewController {
    try XCTUnwrap(
      navigation.topViewController as? HomeViewController,
      "Home is not on top of the stack: navigate in the third step")
  }
}
