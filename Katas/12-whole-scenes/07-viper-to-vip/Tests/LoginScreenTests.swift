import KataUI
import XCTest

@testable import Login

/// The screen in front, the worker behind: these tests were green before, and stay so.
@MainActor
final class LoginScreenTests: XCTestCase {
  func testALoginLeadsHomeAsBefore() async {
    // Given
    let view = LoginConfigurator.configure(worker: WorkerStub())
    let navigation = UINavigationController(rootViewController: view)
    view.loadViewIfNeeded()
    view.emailField.text = "ada@example.com"
    view.passwordField.text = "secret"

    // When
    view.loginButton.sendActions(for: .touchUpInside)
    await view.loggingIn?.value

    // Then
    XCTAssertTrue(
      navigation.topViewController is HomeViewController,
      "a login that works leads home: are all of VIP's arrows wired, and held strongly but for the view?"
    )
    XCTAssertEqual(
      view.loginButton.currentTitle, "Log in",
      "the button is called as before")
    XCTAssertEqual(
      [view.emailField.placeholder, view.passwordField.placeholder],
      ["Email", "Password"],
      "each empty field says what goes into it: Email, Password")
    XCTAssertEqual(
      view.view.subviews.count, 1, "what is not in the view is not seen")
    XCTAssertEqual(
      [view.emailField.text, view.passwordField.text],
      ["ada@example.com", "secret"],
      "what was typed stays in the fields, as before")
  }

  func testAnEmptyFormReadsAsBefore() async {
    // Given
    let view = LoginConfigurator.configure(worker: WorkerStub())
    view.loadViewIfNeeded()
    view.passwordField.text = "secret"

    // When
    view.loginButton.sendActions(for: .touchUpInside)
    await view.loggingIn?.value

    // Then
    XCTAssertEqual(
      view.messageLabel.text, "Enter your email address.",
      "an empty email has this answer: go from view to interactor to presenter to view"
    )
    XCTAssertEqual(
      view.passwordField.text, "secret",
      "what was typed stays in the field after a failure, as before")
  }

  func testTheConfiguratorWiresTheRouter() async {
    let view = LoginConfigurator.configure(worker: WorkerStub())
    XCTAssertNotNil(
      view.router,
      "the configurator has made a scene, and its view has no router: wire each arrow there"
    )
  }

  func testASceneThatIsDroppedIsFreed() async {
    // Given
    weak var view: LoginViewController?
    weak var presenter: LoginPresenter?

    // When
    do {
      let shown = LoginConfigurator.configure(worker: WorkerStub())
      shown.loadViewIfNeeded()
      view = shown
      let interactor = shown.interactor as? LoginInteractor
      presenter = interactor?.presenter as? LoginPresenter
    }

    // Then
    XCTAssertNil(
      view, "the view is never freed: an arrow that leads back is strong")
    XCTAssertNil(
      presenter,
      "the presenter is never freed: does it still hold the interactor, or the view strongly?"
    )
  }

  func testTheProtocolsOfVIPERAreGone() async {
    XCTAssertEqual(
      [
        "LoginEventHandling", "LoginInteractorInput",
        "LoginInteractorOutput",
      ].filter(isDeclared), [],
      "VIP has no arrow for these protocols: what is marked VIPER must go")
  }
}

/// Whether the scene still has a protocol of that name.
private func isDeclared(_ name: String) -> Bool {
  _typeByName("5Login\(name.utf8.count)\(name)_p") != nil
}
