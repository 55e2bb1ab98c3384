import XCTest

@testable import Login

@MainActor
final class LoginViewControllerTests: XCTestCase {
  private let interactor = LoginInteractorSpy()
  private let router = LoginRouterSpy()
  private let sut = LoginViewController()

  override func setUp() async throws {
    sut.interactor = interactor
    sut.router = router
    sut.loadViewIfNeeded()
  }

  func testATapAsksForALoginWithWhatWasTyped() async {
    // Given
    sut.emailField.text = "ada@example.com"
    sut.passwordField.text = "secret"

    // When
    sut.loginButton.sendActions(for: .touchUpInside)

    // Then
    XCTAssertEqual(
      interactor.logins,
      [.init(email: "ada@example.com", password: "secret")],
      "one tap should be one request, with each text in its own place")
  }

  func testAWelcomeLeadsHome() async {
    // When
    sut.displayWelcome(
      viewModel: .init(title: "Welcome", message: "Welcome, Ada!"))

    // Then
    XCTAssertEqual(
      router.routes, ["home"], "a welcome should lead home, once")
  }

  func testAFailureLeadsNowhere() async {
    // When
    sut.displayFailure(
      viewModel: .init(
        title: "Login Failed", message: "Enter your password."))

    // Then
    XCTAssertEqual(
      router.routes, [], "a failure should stay on the login screen")
  }

  func testTheButtonStaysOffWhenLoadingEndsOnAnInvalidForm() async {
    // Given
    sut.displayValidation(
      viewModel: .init(
        emailHint: "Not an email", passwordHint: nil, canSubmit: false))

    // When
    sut.displayLoading(viewModel: .init(isLoading: true))
    sut.displayLoading(viewModel: .init(isLoading: false))

    // Then
    XCTAssertFalse(
      sut.loginButton.isEnabled,
      "the form is still invalid, so the button should stay off")
  }
}
