import XCTest

@testable import Login

/// Stands in for the interactor, and keeps the requests it gets.
private final class LoginInteractorSpy: LoginBusinessLogic {
  private(set) var authenticateRequests: [Login.Authenticate.Request] = []
  private(set) var validateRequests: [Login.Validate.Request] = []

  func authenticate(request: Login.Authenticate.Request) -> Task<
    Void, Never
  > {
    authenticateRequests.append(request)
    return Task {}
  }

  func validate(request: Login.Validate.Request) {
    validateRequests.append(request)
  }
}

/// Stands in for the router, and keeps where it was asked to lead.
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
      interactor.authenticateRequests,
      [.init(email: "ada@example.org", password: "engine1843")],
      "a tap on Log in sends one Authenticate.Request with the texts of both fields"
    )
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
      "the view does not tidy what was typed: forward each text as it is")
  }

  func testAnEmptyFormIsForwardedToo() async {
    // Given: nothing typed

    // When
    sut.loginButton.sendActions(for: .touchUpInside)

    // Then
    XCTAssertEqual(
      interactor.authenticateRequests, [.init(email: "", password: "")],
      "the view does not judge the form: forward every tap, even with empty fields"
    )
  }

  func testTapOnLogInLeadsNowhere() async {
    // When
    sut.loginButton.sendActions(for: .touchUpInside)

    // Then
    XCTAssertEqual(
      router.routes, [],
      "nobody knows yet whether the login succeeds: ask the interactor, not the router"
    )
  }

  func testTypingInTheEmailFieldAsksForValidation() async {
    // Given
    sut.passwordField.text = "engine"

    // When
    sut.emailField.text = "ada@"
    sut.emailField.sendActions(for: .editingChanged)

    // Then
    XCTAssertEqual(
      interactor.validateRequests,
      [.init(email: "ada@", password: "engine")],
      "each change in the email field sends one Validate.Request with both texts"
    )
  }

  func testTypingInThePasswordFieldAsksForValidation() async {
    // Given
    sut.emailField.text = "ada@"

    // When
    sut.passwordField.text = "engine"
    sut.passwordField.sendActions(for: .editingChanged)

    // Then
    XCTAssertEqual(
      interactor.validateRequests,
      [.init(email: "ada@", password: "engine")],
      "each change in the password field sends one Validate.Request with both texts"
    )
  }

  func testTypingNeverLogsIn() async {
    // When
    sut.emailField.sendActions(for: .editingChanged)
    sut.passwordField.sendActions(for: .editingChanged)

    // Then
    XCTAssertEqual(
      interactor.authenticateRequests, [],
      "only a tap on Log in authenticates, typing does not")
  }

  func testTapOnSignUpAsksTheRouter() async {
    // When
    sut.signUpButton.sendActions(for: .touchUpInside)

    // Then
    XCTAssertEqual(
      router.routes, ["sign up"],
      "Sign up only navigates: ask the router, once")
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
      "a control's action keeps the view alive: let the closures hold self weakly"
    )
  }
}
