import XCTest

@testable import Login

/// Pins of the first kata, but one: what becomes of an error that is no `LoginError` is decided
/// between two parts.
@MainActor
final class LoginScreenTests: XCTestCase {
  private let client = HTTPClientStub()
  private lazy var screen = LoginConfigurator.configure(client: client)

  func testTheSpinnerTurnsWhileTheServerIsAsked() async {
    // Given
    var wasLoading = false
    client.whileAsked = { [screen] in wasLoading = screen.isLoading }

    // When
    await logIn()

    // Then
    XCTAssertTrue(
      wasLoading, "the spinner should turn until the server has answered")
  }

  func testTheSpinnerStopsAfterAFailure() async {
    // Given
    client.answer = .failure(HTTPError.noConnection)

    // When
    await logIn()

    // Then
    XCTAssertFalse(
      screen.isLoading, "the answer is there, so the spinner should stop")
  }

  func testTheSpinnerStopsAfterASuccess() async {
    // When
    await logIn()

    // Then
    XCTAssertFalse(
      screen.isLoading, "the answer is there, so the spinner should stop")
  }

  func testAnEmptyEmailIsRefusedWithoutTheServer() async {
    // When
    await logIn(email: "")

    // Then
    XCTAssertEqual(
      client.posts, [], "without an email there is nothing to ask")
    XCTAssertEqual(
      [screen.title, screen.message],
      ["Login Failed", "Enter your email address."],
      "the user should read what is missing")
  }

  func testAnEmptyPasswordIsRefusedWithoutTheServer() async {
    // When
    await logIn(password: "")

    // Then
    XCTAssertEqual(
      client.posts, [], "without a password there is nothing to ask")
    XCTAssertEqual(
      [screen.title, screen.message],
      ["Login Failed", "Enter your password."],
      "the user should read what is missing")
  }

  func testWithBothFieldsEmptyTheEmailIsAskedForFirst() async {
    // When
    await logIn(email: "", password: "")

    // Then
    XCTAssertEqual(
      [screen.title, screen.message],
      ["Login Failed", "Enter your email address."],
      "one thing at a time, and the email first")
  }

  func testTheServerGetsWhatWasTypedSpacesIncluded() async {
    // When
    await logIn(email: " ada@example.com ", password: " secret ")

    // Then
    XCTAssertEqual(
      client.posts,
      [["email": " ada@example.com ", "password": " secret "]],
      "today nothing is trimmed, and the server is asked once")
    XCTAssertEqual(
      client.paths, ["login"], "today the server is asked at this path")
  }

  func testAKnownUserIsWelcomedByName() async {
    // When
    await logIn()

    // Then
    XCTAssertEqual(
      [screen.title, screen.message], ["Welcome", "Welcome, Ada!"],
      "the welcome should name the user that the server knows")
  }

  func testARefusalSaysThatEmailAndPasswordDoNotMatch() async {
    // Given
    client.answer = .success(.refused)

    // When
    await logIn()

    // Then
    XCTAssertEqual(
      [screen.title, screen.message],
      ["Login Failed", "Email and password do not match."],
      "status 401 should be told as a mismatch")
  }

  func testNoConnectionSaysOffline() async {
    // Given
    client.answer = .failure(HTTPError.noConnection)

    // When
    await logIn()

    // Then
    XCTAssertEqual(
      [screen.title, screen.message],
      ["Login Failed", "You seem to be offline. Try again later."],
      "no connection should be told as being offline")
  }

  func testAnotherStatusSaysThatSomethingWentWrong() async {
    // Given
    client.answer = .success(HTTPReply(status: 500, body: Data()))

    // When
    await logIn()

    // Then
    XCTAssertEqual(
      [screen.title, screen.message],
      ["Login Failed", "Something went wrong. Try again."],
      "a status that is neither 200 nor 401 should be told as a breakdown")
  }

  func testAnUnreadableAnswerSaysThatSomethingWentWrong() async {
    // Given
    client.answer = .success(HTTPReply(status: 200, body: Data()))

    // When
    await logIn()

    // Then
    XCTAssertEqual(
      [screen.title, screen.message],
      ["Login Failed", "Something went wrong. Try again."],
      "an answer without a user should be told as a breakdown")
  }

  private func logIn(
    email: String = "ada@example.com", password: String = "secret"
  ) async {
    screen.email = email
    screen.password = password
    await screen.loginButtonTapped()
  }
}
