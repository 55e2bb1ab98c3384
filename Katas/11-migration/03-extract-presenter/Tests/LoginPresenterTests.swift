import XCTest

@testable import Login

/// The presenter alone: the screen shows what it displays.
@MainActor
final class LoginPresenterTests: XCTestCase {
  private let scene = LoginScene()
  private var screen: LoginViewController { scene.screen }

  func testThePresenterWordsTheWelcome() async throws {
    // Given
    let grace = User(id: "2", name: "grace")

    // When
    try presenter.presentAuthentication(
      response: .init(result: .success(grace)))

    // Then
    XCTAssertEqual(
      [screen.title, screen.message], ["Welcome", "Welcome, grace!"],
      "move the welcome's title and message here as they were, and tell viewController to display them"
    )

    // When
    try presenter.presentAuthentication(
      response: .init(result: .success(User(id: "3", name: ""))))

    // Then
    XCTAssertEqual(
      [screen.title, screen.message], ["Welcome", "Welcome, !"],
      "a user without a name was welcomed before, in these words: a presenter neither refuses nor rewords"
    )
  }

  func testThePresenterHasWordsForEachFailure() async throws {
    for (error, words) in [
      (LoginError.emptyEmail, "Enter your email address."),
      (.emptyPassword, "Enter your password."),
      (.invalidCredentials, "Email and password do not match."),
      (.offline, "You seem to be offline. Try again later."),
      (.unknown, "Something went wrong. Try again."),
    ] {
      // When
      try presenter.presentAuthentication(
        response: .init(result: .failure(error)))

      // Then
      XCTAssertEqual(
        [screen.title, screen.message], ["Login Failed", words],
        "move the message for .\(error) here as it was")
    }
  }

  func testThePresenterPassesOnLoading() async throws {
    // When
    try presenter.presentLoading(response: .init(isLoading: true))

    // Then
    XCTAssertTrue(
      screen.isLoading,
      "tell viewController to display the loading, with isLoading from the response"
    )

    // When
    try presenter.presentAuthentication(
      response: .init(result: .failure(.offline)))
    let afterFailure = screen.isLoading
    try presenter.presentAuthentication(
      response: .init(result: .success(User(id: "2", name: "grace"))))
    let afterWelcome = screen.isLoading
    try presenter.presentLoading(response: .init(isLoading: false))

    // Then
    XCTAssertEqual(
      [afterFailure, afterWelcome, screen.isLoading], [true, true, false],
      "an answer changes the texts only: the spinner stops when Loading.Response says so"
    )
  }

  private var presenter: LoginPresenter {
    get throws {
      try XCTUnwrap(
        LoginScene.find(in: screen),
        "the screen has no LoginPresenter: who holds it, and how?")
    }
  }
}
