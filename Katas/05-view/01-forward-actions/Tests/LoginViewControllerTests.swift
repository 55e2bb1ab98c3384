import XCTest

@testable import Login

/// Stands where the interactor stands, and keeps the requests it gets.
private final class LoginInteractorSpy: LoginBusinessLogic {
  private(set) var authenticateRequests: [Login.Authenticate.Request] = []
  private(set) var validateRequests: [Login.Validate.Request] = []

  func authenticate(request: Login.Authenticate.Request) -> Task<Void, Never> {
    authenticateRequests.append(request)
    return Task {}
  }

  func validate(request: Login.Validate.Request) {
    validateRequests.append(request)
  }
}

/// Stands where the router stands, and keeps where it was asked to lead.
private final class LoginRouterSpy: LoginRoutingLogic {
  private(set) var routes: [String] = []

  func routeToHome() { routes.append("home") }
  func routeToSignUp() { routes.append("sign up") }
}

@MainActor
final class LoginViewControllerTests: XCTestCase {
  private var sut = LoginViewController()
  private var interactor = LoginInteractorSpy()
  private var router = LoginRouterSpy()

  override func setUp() async throws {
    sut = LoginViewController()
    interactor = LoginInteractorSpy()
    router = LoginRouterSpy()
    sut.interactor = interactor
    sut.router = router
    sut.loadViewIfNeeded()
  }

  func testTapOnLogInSendsOneRequestWithBothTexts() async {
    // Given
    sut.emailField.text = "ada@example.org"
    sut.passwordField.text = "engine1843"

    // When
    sut.loginButton.sendActions(for: .touchUpInside)

    // Then
    XCTAssertEqual(
      interactor.authenticateRequests, [.init(email: "ada@example.org", password: "engine1843")],
      "a tap on Log in is one request: send the interactor one Authenticate.Request "
        + "with the texts of both fields")
  }

  func testTextsAreForwardedAsTheyWereTyped() async {
    // Given
    sut.emailField.text = " Ada@Example.org "
    sut.passwordField.text = " Engine 1843 "

    // When
    sut.loginButton.sendActions(for: .touchUpInside)

    // Then
    XCTAssertEqual(
      interactor.authenticateRequests,
      [.init(email: " Ada@Example.org ", password: " Engine 1843 ")],
      "the view does not tidy what was typed: forward each text as it is, "
        + "the interactor knows what to make of it")
  }

  func testAnEmptyFormIsForwardedToo() async {
    // Given: nothing typed

    // When
    sut.loginButton.sendActions(for: .touchUpInside)

    // Then
    XCTAssertEqual(
      interactor.authenticateRequests, [.init(email: "", password: "")],
      "the view does not decide whether a form is good enough: forward every tap, "
        + "the interactor answers an empty form")
  }

  func testTapOnLogInLeadsNowhere() async {
    // When
    sut.loginButton.sendActions(for: .touchUpInside)

    // Then
    XCTAssertEqual(
      router.routes, [],
      "a tap on Log in asked the router, and nobody knows yet whether the login succeeds: "
        + "ask the interactor only")
  }

  func testTypingInTheEmailFieldAsksForValidation() async {
    // Given
    sut.passwordField.text = "engine"

    // When
    sut.emailField.text = "ada@"
    sut.emailField.sendActions(for: .editingChanged)

    // Then
    XCTAssertEqual(
      interactor.validateRequests, [.init(email: "ada@", password: "engine")],
      "each change in the email field is one Validate.Request with the texts of both fields")
  }

  func testTypingInThePasswordFieldAsksForValidation() async {
    // Given
    sut.emailField.text = "ada@"

    // When
    sut.passwordField.text = "engine"
    sut.passwordField.sendActions(for: .editingChanged)

    // Then
    XCTAssertEqual(
      interactor.validateRequests, [.init(email: "ada@", password: "engine")],
      "each change in the password field is one Validate.Request with the texts of both fields")
  }

  func testTypingNeverLogsIn() async {
    // When
    sut.emailField.sendActions(for: .editingChanged)
    sut.passwordField.sendActions(for: .editingChanged)

    // Then
    XCTAssertEqual(
      interactor.authenticateRequests, [],
      "typing asked the interactor to log in: only a tap on Log in authenticates")
  }

  func testTapOnSignUpAsksTheRouter() async {
    // When
    sut.signUpButton.sendActions(for: .touchUpInside)

    // Then
    XCTAssertEqual(
      router.routes, ["sign up"],
      "Sign up only leads elsewhere, nothing is decided: ask the router, once")
  }

  func testTheViewIsFreedWhenDropped() async {
    // Given
    weak var probe: LoginViewController?

    // When
    do {
      let view = LoginViewController()
      view.loadViewIfNeeded()
      probe = view
    }

    // Then
    XCTAssertNil(
      probe,
      "the view owns its controls, and an action of theirs owns the view, so neither is ever "
        + "freed: let the closures hold self weakly")
  }
}
