import XCTest

@testable import Login

/// The pins of the first kata: what the user sees is the same as before.
@MainActor
final class LoginScreenTests: XCTestCase {
  private let client = HTTPClientStub()
  private lazy var screen = LoginConfigurator.configure(client: client)

  override func setUp() async throws {
    screen.email = "ada@example.com"
    screen.password = "secret"
  }

  func testWithoutItsInteractorTheViewModelDoesNothing() async {
    // Given
    screen.viewModel.interactor = nil
    screen.email = ""

    // When
    await screen.loginButtonTapped()

    // Then
    XCTAssertEqual(
      screen.message, "",
      "the view model still decides: let login() only ask the interactor")
  }

  func testAKnownUserIsWelcomed() async {
    // When
    await screen.loginButtonTapped()

    // Then
    XCTAssertEqual(
      [screen.title, screen.message], ["Welcome", "Welcome, Ada!"],
      "the pin broke: before the move, a known user was welcomed by name")
  }

  func testTheServerGetsWhatWasTypedSpacesIncluded() async {
    // Given
    screen.email = " ada@example.com "

    // When
    await screen.loginButtonTapped()

    // Then
    XCTAssertEqual(
      client.posts, [["email": " ada@example.com ", "password": "secret"]],
      "the pin broke: before the move, email and password were sent as they were typed"
    )
  }

  func testARefusalIsToldInItsOwnWords() async {
    // Given
    client.answer = .success(.refused)

    // When
    await screen.loginButtonTapped()

    // Then
    XCTAssertEqual(
      [screen.title, screen.message],
      ["Login Failed", "Email and password do not match."],
      "the pin broke: before the move, a refusal had its own message")
  }

  func testNoConnectionIsToldInItsOwnWords() async {
    // Given
    client.answer = .failure(HTTPError.noConnection)

    // When
    await screen.loginButtonTapped()

    // Then
    XCTAssertEqual(
      [screen.title, screen.message],
      ["Login Failed", "You seem to be offline. Try again later."],
      "the pin broke: before the move, a missing connection had its own message"
    )
  }

  func testTheSpinnerTurnsWhileTheServerIsAsked() async {
    // Given
    var spinner: [Bool] = []
    client.whileAsked = { [screen] in spinner.append(screen.isLoading) }

    // When
    await screen.loginButtonTapped()

    // Then
    XCTAssertEqual(
      spinner + [screen.isLoading], [true, false],
      "the pin broke: before the move, the spinner turned until the server had answered"
    )
  }

  func testTheSpinnerStopsAfterAFailure() async {
    // Given
    client.answer = .success(.refused)

    // When
    await screen.loginButtonTapped()

    // Then
    XCTAssertFalse(
      screen.isLoading,
      "the pin broke: before the move, the spinner stopped after a failure, too"
    )
  }
}
