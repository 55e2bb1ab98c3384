import KataUI
import XCTest

@testable import Login

/// Stands in for the factory: keeps what it is asked for and hands out screens of its own.
private final class SceneFactorySpy: SceneFactory {
  var home = UIViewController()
  let signUp = UIViewController()
  private(set) var homeUsers: [User] = []

  func makeHomeScene(user: User) -> UIViewController {
    homeUsers.append(user)
    return home
  }

  func makeSignUpScene() -> UIViewController { signUp }
}

private final class LoginDataStoreStub: LoginDataStore {
  var user: User?
}

@MainActor
final class LoginRouterTests: XCTestCase {
  private let ada = User(id: "1", name: "Ada")

  private var login = UIViewController()
  private var navigation = UINavigationController()
  private var dataStore = LoginDataStoreStub()
  private var factory = SceneFactorySpy()
  private var sut = LoginRouter(sceneFactory: SceneFactorySpy())

  /// Which scenes are on the stack, from the bottom to the top.
  private var stack: [String] {
    navigation.viewControllers.map { scene in
      if scene === login { return "the login" }
      if scene === factory.home { return "the factory's home" }
      return scene === factory.signUp
        ? "the factory's sign-up" : "another scene"
    }
  }

  override func setUp() async throws {
    login = UIViewController()
    navigation = UINavigationController(rootViewController: login)
    dataStore = LoginDataStoreStub()
    factory = SceneFactorySpy()
    sut = LoginRouter(sceneFactory: factory)
    sut.viewController = login
    sut.dataStore = dataStore
  }

  func testTheFactoryIsAskedForTheUsersHome() async {
    // Given
    dataStore.user = ada

    // When
    sut.routeToHome()

    // Then
    XCTAssertEqual(
      factory.homeUsers, [ada],
      "ask sceneFactory once for Home, with the user of the dataStore")
  }

  func testTheFactorysHomeTakesThePlaceOfTheLogin() async {
    // Given
    dataStore.user = ada

    // When
    sut.routeToHome()

    // Then
    XCTAssertEqual(
      stack, ["the factory's home"],
      "replace the stack with exactly the scene that the factory made")
  }

  func testTheRouterPassesNoDataAfterTheFactory() async {
    // Given
    let home = HomeConfigurator.configure()
    factory.home = home
    dataStore.user = ada

    // When
    sut.routeToHome()

    // Then
    XCTAssertNil(
      home.router?.dataStore?.user,
      "the router still fills Home: that is the factory's work now")
  }

  func testTheFactorysSignUpIsPutOnTopOfTheLogin() async {
    // When
    sut.routeToSignUp()

    // Then
    XCTAssertEqual(
      stack, ["the login", "the factory's sign-up"],
      "push exactly the scene that the factory made onto the login")
  }

  func testWithoutAUserTheLoginStays() async {
    // Given: nobody has logged in

    // When
    sut.routeToHome()

    // Then
    XCTAssertEqual(
      factory.homeUsers, [],
      "there is no user in the data store, so there is no Home to make")
    XCTAssertEqual(
      stack, ["the login"], "without a user the login stays")
  }
}
