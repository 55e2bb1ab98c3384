import KataUI
import XCTest

@testable import Login

/// The whole scene, wired by its configurator.
@MainActor
final class LoginSceneTests: XCTestCase {
  func testTheUserReadsTheSameWelcomeAsBefore() async {
    // Given
    let view = LoginConfigurator.configure(
      worker: WorkerStub(answer: .success(.ada)))
    view.loadViewIfNeeded()

    // When
    let request = Login.Authenticate.Request(
      email: "ada@example.com", password: "secret")
    await view.interactor?.authenticate(request: request).value

    // Then
    XCTAssertEqual(
      view.messageLabel.text, "Welcome, Ada!",
      "the welcome did not reach the view: go from interactor to presenter to view"
    )
    XCTAssertFalse(
      view.spinner.isAnimating, "the login is over: end the loading")
    XCTAssertEqual(
      view.messageLabel.textColor, .systemGreen,
      "the welcome was green before: let the view show it as it does")
  }

  func testARefusedFormTurnsNoSpinner() async {
    // Given
    let view = LoginConfigurator.configure(
      worker: WorkerStub(answer: .success(.ada)))
    view.loadViewIfNeeded()

    // When: somebody taps Log in, and has typed nothing
    view.loginButton.sendActions(for: .touchUpInside)

    // Then
    XCTAssertFalse(
      view.spinner.isAnimating,
      "the form was refused and the spinner turns: the view turns it in displayLoading(viewModel:) only, as before, and nothing was loading"
    )
    XCTAssertEqual(
      view.messageLabel.text, "Enter your email address.",
      "the form was refused: the user reads why, as before")
  }

  func testEveryLoginIsAnswered() async {
    // Given
    let view = LoginConfigurator.configure(
      worker: WorkerStub(answer: .success(.ada)))
    view.loadViewIfNeeded()

    // When
    var read: [String?] = []
    for password in ["secret", "guess", "secret"] {
      await view.interactor?.authenticate(
        request: .init(email: "ada@example.com", password: password)
      ).value
      read.append(view.messageLabel.text)
    }

    // Then
    XCTAssertEqual(
      read,
      [
        "Welcome, Ada!", "Email and password do not match.",
        "Welcome, Ada!",
      ],
      "Ada logged in, mistyped, and logged in again: answer each login, not only the first"
    )
  }
}
