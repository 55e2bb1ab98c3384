import KataUI
import XCTest

@testable import Login

/// Stands in for the factory: keeps what it is asked for and hands out screens of its own.
private final class SceneFactorySpy: SceneFactory {
  var home = UIViewController()
  var signUp = UIViewController()
  private(set) var homeUsers: [User] = []
  private(set) var signUpsMade = 0

  func makeHomeScene(user: User) -> UIViewController {
    homeUsers.append(user)
    return home
  }

  func makeSignUpScene() -> UIViewController {
    signUpsMade += 1
    return signUp
  }
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
      "ask sceneFactory once for Home, with the user of the dataStore, before routeToHome() is over"
    )
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

  func testHomeTakesThePlaceOfAllScreens() async {
    // Given: a login that was opened from a screen before it
    navigation.viewControllers = [UIViewController(), login]
    dataStore.user = ada

    // When
    sut.routeToHome()

    // Then
    XCTAssertEqual(
      stack, ["the factory's home"],
      "there was a screen below the login: Home is alone on the stack, whatever was there"
    )
  }

  func testEachHomeIsForTheUserOfThen() async {
    // Given: Ada has logged in, and out again
    dataStore.user = ada
    sut.routeToHome()
    navigation.viewControllers = [login]
    let nameless = User(id: "", name: "")

    // When
    factory.home = UIViewController()
    dataStore.user = nameless
    sut.routeToHome()

    // Then
    XCTAssertEqual(
      factory.homeUsers, [ada, nameless],
      "ask the factory with each route, for whoever is in the data store then: a user without id and name is one, too"
    )
    XCTAssertEqual(
      stack, ["the factory's home"],
      "the factory made another Home for the second user: show that one")

    // When: the same user logs out, and in again
    navigation.viewControllers = [login]
    sut.routeToHome()

    // Then
    XCTAssertEqual(
      stack, ["the factory's home"],
      "the user of before has logged in again: show Home each time, whoever was there before"
    )
  }

  func testTheUserStaysInTheDataStore() async {
    // Given
    dataStore.user = ada

    // When
    sut.routeToHome()

    // Then
    XCTAssertEqual(
      dataStore.user, ada,
      "the router reads the login's data store, and changes nothing in it")
  }

  func testTheRouterChangesNoScreen() async {
    // Given
    dataStore.user = ada

    // When
    sut.routeToSignUp()
    sut.routeToHome()

    // Then
    XCTAssertEqual(
      [factory.signUp.title, factory.home.title], [nil, nil],
      "the router wrote on a scene: it shows exactly what the factory made")
  }

  func testTheFactoryOfTheAppIsAskedJustSo() async throws {
    // Given
    sut = LoginRouter(sceneFactory: DefaultSceneFactory())
    sut.viewController = login
    sut.dataStore = dataStore
    dataStore.user = ada

    // When
    sut.routeToHome()

    // Then
    let home = try XCTUnwrap(
      navigation.topViewController as? HomeViewController,
      "DefaultSceneFactory made no Home, or the router does not show it")
    XCTAssertEqual(
      home.greetingLabel.text, "Hello, Ada!",
      "this Home is not the one of DefaultSceneFactory: ask any factory for Home in the same way"
    )
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

  func testTheFactoryIsAskedForEachSignUp() async {
    // Given: sign-up was opened and closed
    sut.routeToSignUp()
    navigation.popViewController(animated: true)

    // When: somebody is logged in by now
    factory.signUp = UIViewController()
    dataStore.user = ada
    sut.routeToSignUp()

    // Then
    XCTAssertEqual(
      stack, ["the login", "the factory's sign-up"],
      "the factory made another sign-up: ask for one with each route, user or not, and keep none"
    )
    XCTAssertEqual(
      factory.signUpsMade, 2,
      "sign-up was opened twice: ask the factory once each time")
  }

  func testTheScreensBelowSignUpStay() async {
    // Given: a login that was opened from a screen before it
    let start = UIViewController()
    navigation.viewControllers = [start, login]

    // When
    sut.routeToSignUp()

    // Then
    XCTAssertTrue(
      navigation.viewControllers.dropLast().elementsEqual(
        [start, login], by: ===),
      "the login and the screen before it must stay below sign-up: push, and leave the rest of the stack alone"
    )
  }

  func testTheRouterDoesNotOwnTheStack() async {
    // Given
    weak var probe: UINavigationController?

    // When
    do {
      let view = UIViewController()
      let stack = UINavigationController(rootViewController: view)
      sut.viewController = view
      sut.routeToSignUp()
      probe = stack
    }

    // Then
    XCTAssertNil(
      probe,
      "the stack owns its screens and a screen its router: a router that keeps the navigationController keeps them all, so ask the view for it each time"
    )
  }

  func testWithoutItsViewTheRouterReachesNoStack() async {
    // Given: a login that was on a stack and opened sign-up
    let stack = UINavigationController()
    dataStore.user = ada
    do {
      let view = UIViewController()
      stack.viewControllers = [view]
      sut.viewController = view
      sut.routeToSignUp()
    }
    stack.viewControllers = []

    // When
    sut.routeToSignUp()
    sut.routeToHome()

    // Then
    XCTAssertEqual(
      stack.viewControllers.count, 0,
      "the login is gone, and the router still changes its stack: ask the view for its navigationController each time, and keep none"
    )
  }

  func testTheRouterHoldsItsDataStore() async {
    // Given
    weak var held: LoginDataStoreStub?

    // When
    do {
      let dataStore = LoginDataStoreStub()
      sut.dataStore = dataStore
      held = dataStore
    }

    // Then
    XCTAssertNotNil(
      held,
      "the router lets its data store go: this arrow leads forward, so hold it"
    )
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
      factory.signUpsMade, 0,
      "nobody asked for sign-up: without a user, ask the factory for nothing"
    )
    XCTAssertEqual(
      stack, ["the login"], "without a user the login stays")
  }
}
