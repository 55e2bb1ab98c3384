import XCTest

@testable import Login

/// The new presenter alone. The view model stands behind it and keeps what it is told to display.
@MainActor
final class LoginPresenterTests: XCTestCase {
  private let screen = LoginConfigurator.configure(client: HTTPClientStub())
  private let sut = LoginPresenter()

  override func setUp() async throws {
    sut.viewController = screen.viewModel
  }

  func testThePresenterWordsTheWelcome() async {
    // Given
    let grace = User(id: "2", name: "Grace")

    // When
    sut.presentAuthentication(response: .init(result: .success(grace)))

    // Then
    XCTAssertEqual(
      [screen.title, screen.message], ["Welcome", "Welcome, Grace!"],
      "move the welcome's title and message here, and tell viewController to display them"
    )
  }

  func testThePresenterHasWordsForEachFailure() async {
    for (error, words) in [
      (LoginError.emptyEmail, "Enter your email address."),
      (.emptyPassword, "Enter your password."),
      (.invalidCredentials, "Email and password do not match."),
      (.offline, "You seem to be offline. Try again later."),
      (.unknown, "Something went wrong. Try again."),
    ] {
      // When
      sut.presentAuthentication(response: .init(result: .failure(error)))

      // Then
      XCTAssertEqual(
        [screen.title, screen.message], ["Login Failed", words],
        "move the message for .\(error) here as it was")
    }
  }

  func testThePresenterPassesOnLoading() async {
    // When
    sut.presentLoading(response: .init(isLoading: true))

    // Then
    XCTAssertTrue(
      screen.isLoading,
      "tell viewController to display the loading, with isLoading from the response"
    )
  }
}
