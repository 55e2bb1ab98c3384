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
      "the welcome is not worded by the presenter: move its title and message here, and tell "
        + "viewController to display them")
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
        "the presenter should have its own words for .\(error): move them here as they were")
    }
  }

  func testThePresenterPassesOnLoading() async {
    // When
    sut.presentLoading(response: .init(isLoading: true))

    // Then
    XCTAssertTrue(
      screen.isLoading,
      "the interactor presented loading, and nothing is displayed: tell viewController, with "
        + "isLoading from the response")
  }
}
