import KataUI
import XCTest

@testable import Login

/// The view in the hands of a user.
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

  func testTypeTapAndFail() async {
    sut.emailField.text = "ada@example.com"
    sut.emailField.sendActions(for: .editingChanged)
    sut.passwordField.sendActions(for: .editingChanged)
    sut.loginButton.sendActions(for: .touchUpInside)
    sut.displayFailure(viewModel: .init(title: "Login Failed", message: "Enter your password."))

    let emails = ["ada@example.com", "ada@example.com"]
    XCTAssertEqual(interactor.validations.map(\.email), emails)
    XCTAssertEqual(interactor.logins, [.init(email: "ada@example.com", password: "")])
    XCTAssertEqual((sut.presentedViewController as? UIAlertController)?.title, "Login Failed")
    XCTAssertEqual(router.routes, [])
  }

  func testButtonNeedsAValidFormAndNoLoading() async {
    for (canSubmit, isLoading) in [(true, true), (true, false), (false, true), (false, false)] {
      sut.displayValidation(
        viewModel: .init(emailHint: "an email", passwordHint: nil, canSubmit: canSubmit))
      sut.displayLoading(viewModel: .init(isLoading: isLoading))

      XCTAssertEqual(sut.loginButton.isEnabled, canSubmit && !isLoading)
      XCTAssertEqual(sut.spinner.isAnimating, isLoading)
      XCTAssertEqual(sut.emailHintLabel.text, "an email")

      sut.displayValidation(
        viewModel: .init(emailHint: nil, passwordHint: nil, canSubmit: canSubmit))
      XCTAssertEqual(sut.loginButton.isEnabled, canSubmit && !isLoading)
    }
  }

  func testWelcomeIsTheWayHome() async {
    sut.displayWelcome(viewModel: .init(title: "Welcome", message: "Welcome, Ada!"))
    sut.signUpButton.sendActions(for: .touchUpInside)
    XCTAssertEqual(router.routes, ["home", "sign up"])
    XCTAssertEqual(sut.welcomeLabel.text, "Welcome, Ada!")
  }
}
