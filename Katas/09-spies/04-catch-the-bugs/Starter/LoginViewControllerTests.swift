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
    XCTFail(
      "compare what the interactor was asked with what it should have been asked"
    )
  }

  // TODO: What does each display method show, and where does it lead? When is the button enabled?
}
