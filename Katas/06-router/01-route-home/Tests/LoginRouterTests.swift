import KataUI
import XCTest

@testable import Login

@MainActor
final class LoginRouterTests: XCTestCase {
  private var login = LoginViewController()
  private var navigation = UINavigationController()
  private var sut = LoginRouter()

  override func setUp() async throws {
    login = LoginViewController()
    navigation = UINavigationController(rootViewController: login)
    sut = LoginRouter()
    sut.viewController = login
    login.router = sut
  }

  func testHomeTakesThePlaceOfTheLogin() async {
    // When
    sut.routeToHome()

    // Then
    XCTAssertEqual(
      screens, ["HomeViewController"],
      "only Home is on the stack after a login: replace the stack")
  }

  func testHomeIsMadeByItsConfigurator() async throws {
    // When
    sut.routeToHome()

    // Then
    let home = try XCTUnwrap(
      navigation.topViewController as? HomeViewController,
      "Home is not on top of the stack: navigate with the login's navigationController"
    )
    XCTAssertEqual(
      home.greetingLabel.text, "Hello!",
      "Home is blank, its parts are not connected: let HomeConfigurator make it"
    )
    XCTAssertNotNil(
      home.router,
      "Home has no router, so HomeConfigurator did not build it: let it")
  }

  func testSignUpIsOnTopOfTheStack() async {
    // When
    sut.routeToSignUp()

    // Then
    XCTAssertEqual(
      screens.last, "SignUpViewController",
      "sign-up is on top of the stack: have it made, then push it")
  }

  func testTheLoginStaysBelowSignUp() async {
    // When
    sut.routeToSignUp()

    // Then
    XCTAssertEqual(
      screens, ["LoginViewController", "SignUpViewController"],
      "Back must lead from sign-up to the login: push sign-up once")
  }

  func testAWelcomeLeadsHome() async {
    // When
    login.displayWelcome(
      viewModel: .init(title: "Welcome", message: "Welcome, Ada!"))

    // Then
    XCTAssertEqual(
      screens, ["HomeViewController"],
      "the view asked for routeToHome(): only Home is on the stack then")
  }

  func testTheRouterDoesNotOwnTheView() async {
    // Given
    weak var probe: LoginViewController?

    // When
    do {
      let view = LoginViewController()
      sut.viewController = view
      probe = view
    }

    // Then
    XCTAssertNil(
      probe,
      "the view owns its router, so the router must hold the view weakly")
  }

  func testARouteAfterTheEndLeadsNowhere() async {
    // Given: a router whose view is gone, as when an answer comes late
    let router = LoginRouter()

    // When
    router.routeToHome()
    router.routeToSignUp()

    // Then
    XCTAssertNil(
      router.viewController, "there is no view to navigate from: do nothing"
    )
  }

  /// What lies on the navigation stack, the lowest screen first.
  private var screens: [String] {
    navigation.viewControllers.map { "\(type(of: $0))" }
  }
}
