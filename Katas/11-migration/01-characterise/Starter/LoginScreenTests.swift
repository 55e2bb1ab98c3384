import XCTest

@testable import Login

/// Pins what the login screen does today, from outside: the user in front, the server behind.
@MainActor
final class LoginScreenTests: XCTestCase {
  private let client = HTTPClientStub()
  private lazy var screen = LoginConfigurator.configure(client: client)

  func testTheSpinnerTurnsWhileTheServerIsAsked() async {
    // Given
    screen.email = "ada@example.com"
    screen.password = "secret"
    var wasLoading = false
    client.whileAsked = { [screen] in wasLoading = screen.isLoading }

    // When
    await screen.loginButtonTapped()

    // Then
    XCTAssertTrue(
      wasLoading, "the spinner should turn until the server has answered")
  }

  func testWhatTheScreenDoesWithAnEmptyEmail() async {
    // Given
    screen.email = ""
    screen.password = "secret"

    // When
    await screen.loginButtonTapped()

    // Then
    // TODO: Pin what the user reads (title, message) and what the server got (client.posts).
    XCTFail("assert what happens today: LoginViewModel tells you")
  }

  // TODO: Pin the rest of login(): one test for each thing that can happen. Where the server is
  // asked, client.paths says at which path.
}
