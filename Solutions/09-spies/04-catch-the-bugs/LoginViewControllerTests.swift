import KataUI
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

  func testTypingAPasswordAsksForAValidation() async {
    // Given
    sut.emailField.text = "ada@example.com"
    sut.passwordField.text = "secret"

    // When
    sut.passwordField.sendActions(for: .editingChanged)

    // Then
    XCTAssertEqual(
      interactor.validations,
      [.init(email: "ada@example.com", password: "secret")],
      "each change should be one request, with each text in its own place")
  }

  func testEachHintStandsAtItsField() async {
    // When
    sut.displayValidation(
      viewModel: .init(
        emailHint: "Not an email", passwordHint: "Too short",
        canSubmit: false))

    // Then
    XCTAssertEqual(
      [sut.emailHintLabel.text, sut.passwordHintLabel.text],
      ["Not an email", "Too short"],
      "each hint should stand at its own field")
  }

  func testAWelcomeLeadsHome() async {
    // When
    sut.displayWelcome(
      viewModel: .init(title: "Welcome", message: "Welcome, Ada!"))

    // Then
    XCTAssertEqual(
      router.routes, ["home"], "a welcome should lead home, once")
    XCTAssertEqual(
      [sut.title, sut.welcomeLabel.text], ["Welcome", "Welcome, Ada!"],
      "a welcome should be shown with both its texts")
  }

  func testAFailureLeadsNowhere() async {
    // When
    sut.displayFailure(
      viewModel: .init(
        title: "Login Failed", message: "Enter your password."))

    // Then
    XCTAssertEqual(
      router.routes, [], "a failure should stay on the login screen")
    let alert = sut.presentedViewController as? UIAlertController
    XCTAssertEqual(
      [alert?.title, alert?.message],
      ["Login Failed", "Enter your password."],
      "a failure should be shown in an alert, with both its texts")
  }

  func testSigningUpHasAWayOfItsOwn() async {
    // When
    sut.signUpButton.sendActions(for: .touchUpInside)

    // Then
    XCTAssertEqual(
      router.routes, ["sign up"],
      "the button for signing up should lead there, once")
  }

  func testTheSpinnerTurnsAsLongAsItLoads() async {
    // When
    sut.displayLoading(viewModel: .init(isLoading: true))
    let turned = sut.spinner.isAnimating
    sut.displayLoading(viewModel: .init(isLoading: false))

    // Then
    XCTAssertEqual(
      [turned, sut.spinner.isAnimating], [true, false],
      "the spinner should turn while it loads, and stop after it")
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

  func testTheButtonStaysOffWhenTheFormBecomesValidWhileLoading() async {
    // Given
    sut.displayLoading(viewModel: .init(isLoading: true))

    // When
    sut.displayValidation(
      viewModel: .init(emailHint: nil, passwordHint: nil, canSubmit: true))

    // Then
    XCTAssertFalse(
      sut.loginButton.isEnabled,
      "a login is under way, so the button should stay off")
  }
}
