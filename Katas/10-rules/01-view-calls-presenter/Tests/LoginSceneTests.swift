import KataUI
import XCTest

@testable import Login

/// The whole scene, wired by its configurator.
@MainActor
final class LoginSceneTests: XCTestCase {
  private var view = LoginViewController()

  override func setUp() async throws {
    view = LoginConfigurator.configure(worker: LoginWorkerDummy())
    view.loadViewIfNeeded()
  }

  func testTheGuestIsKeptForTheNextScene() async throws {
    // Given
    let dataStore = try XCTUnwrap(
      view.interactor as? any LoginDataStore,
      "the view's interactor is the scene's data store")

    // When
    view.guestButton.sendActions(for: .touchUpInside)

    // Then
    XCTAssertEqual(
      dataStore.user, User(id: "guest", name: "Guest"),
      "the guest is not in the data store: ask the interactor, which keeps them"
    )
  }

  func testTheUserStillReadsWhyAnEmptyFormIsRefused() async {
    // Given: a guest who was welcomed, and then typed half a form
    view.guestButton.sendActions(for: .touchUpInside)
    view.passwordField.text = "secret"

    // When
    view.loginButton.sendActions(for: .touchUpInside)

    // Then
    XCTAssertNotEqual(
      view.messageLabel.text, "Enter your password.",
      "the password was typed and the email was not: each field goes into the request under its own name"
    )
    XCTAssertEqual(
      [view.title, view.messageLabel.text],
      ["Login Failed", "Enter your email address."],
      "an empty form had this answer before, title and text: go from view to interactor to presenter to view"
    )
    XCTAssertEqual(
      view.passwordField.text, "secret",
      "what was typed stays in the fields after a refusal, as before")
  }

  func testTheUserStillReadsThatThePasswordIsMissing() async {
    // Given
    view.emailField.text = "ada@example.com"

    // When
    view.loginButton.sendActions(for: .touchUpInside)

    // Then
    XCTAssertEqual(
      [view.title, view.messageLabel.text],
      ["Login Failed", "Enter your password."],
      "a form without a password had this answer before: go from view to interactor to presenter to view"
    )
  }

  func testTheGuestIsStillWelcomed() async {
    // When
    view.guestButton.sendActions(for: .touchUpInside)

    // Then
    XCTAssertEqual(
      [view.title, view.messageLabel.text], ["Welcome", "Welcome, Guest!"],
      "the guest had this welcome before: go from view to interactor to presenter to view"
    )
  }
}

/// Is never asked: a refused form and a guest need no server.
private struct LoginWorkerDummy: LoginWorkerLogic {
  func authenticate(email: String, password: String) async throws -> User {
    .guest
  }
}
