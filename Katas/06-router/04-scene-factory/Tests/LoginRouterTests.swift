import KataUI
import XCTest

@testable import Login

/// Stands where the factory stands: keeps what it is asked for and hands out screens of its own.
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
      "the factory was not asked once for this user's Home: take the user from the dataStore "
        + "and let sceneFactory make the scene")
  }

  func testTheFactorysHomeTakesThePlaceOfTheLogin() async {
    // Given
    dataStore.user = ada

    // When
    sut.routeToHome()

    // Then
    XCTAssertTrue(
      navigation.viewControllers.elementsEqual([factory.home], by: ===),
      "the scene that the factory made must be the only one on the stack: "
        + "replace the stack with exactly that scene")
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
      "the router still fills Home: the factory was given the user and has done so")
  }

  func testTheFactorysSignUpIsPutOnTopOfTheLogin() async {
    // When
    sut.routeToSignUp()

    // Then
    XCTAssertTrue(
      navigation.viewControllers.elementsEqual([login, factory.signUp], by: ===),
      "on top of the login must lie the scene that the factory made: "
        + "the router makes none by itself, it pushes what it gets")
  }

  func testWithoutAUserTheLoginStays() async {
    // Given: nobody has logged in

    // When
    sut.routeToHome()

    // Then
    XCTAssertEqual(
      factory.homeUsers, [],
      "the data store holds no user, so there is nobody to make a Home for: a router invents none")
    XCTAssertTrue(navigation.topViewController === login, "without a user the login stays")
  }
}
