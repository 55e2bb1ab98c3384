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
      "after the login only Home is on the stack: replace the stack, "
        + "or Back leads to a login that is over")
  }

  func testHomeIsMadeByItsConfigurator() async throws {
    // When
    sut.routeToHome()

    // Then
    let home = try XCTUnwrap(
      navigation.topViewController as? HomeViewController,
      "Home is not on top of the stack: navigate with the login's navigationController")
    XCTAssertEqual(
      home.greetingLabel.text, "Hello!",
      "Home stays blank, its cycle was not wired: let HomeConfigurator make it")
    XCTAssertNotNil(
      home.router,
      "Home has no router, so it was wired by other hands: let HomeConfigurator make it")
  }

  func testSignUpIsOnTopOfTheStack() async {
    // When
    sut.routeToSignUp()

    // Then
    XCTAssertEqual(
      screens.last, "SignUpViewController",
      "sign-up is the top screen of the stack: have it made, then push it")
  }

  func testTheLoginStaysBelowSignUp() async {
    // When
    sut.routeToSignUp()

    // Then
    XCTAssertEqual(
      screens, ["LoginViewController", "SignUpViewController"],
      "sign-up lies on top of the login: push it once, so that Back returns to the login")
  }

  func testAWelcomeLeadsHome() async {
    // When
    login.displayWelcome(viewModel: .init(title: "Welcome", message: "Welcome, Ada!"))

    // Then
    XCTAssertEqual(
      screens, ["HomeViewController"],
      "the view has asked for routeToHome(): see that it leaves Home alone on the stack")
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
      probe, "the view owns its router, so the router must not own the view: hold it weakly")
  }

  /// What lies on the navigation stack, the lowest screen first.
  private var screens: [String] {
    navigation.viewControllers.map { "\(type(of: $0))" }
  }
}
