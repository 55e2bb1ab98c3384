import XCTest

@testable import Login

/// The interactor, asked without the view: the screen shows what it presents.
@MainActor
final class LoginInteractorTests: XCTestCase {
  private let scene = LoginScene()

  func testAnEmptyEmailIsRefusedByTheInteractor() async throws {
    // When
    try await authenticate(email: "", password: "secret")

    // Then
    XCTAssertEqual(
      scene.client.posts, [],
      "the worker was asked although the email is empty: check it first, and stop there"
    )
    XCTAssertEqual(
      scene.screen.message, "Enter your email address.",
      "the email is empty: move the check here, and present .failure(.emptyEmail)"
    )
  }

  func testAnEmptyPasswordIsRefusedByTheInteractor() async throws {
    // When
    try await authenticate(email: "ada@example.com", password: "")

    // Then
    XCTAssertEqual(
      scene.client.posts, [],
      "the worker was asked although the password is empty: check it first, and stop there"
    )
    XCTAssertEqual(
      scene.screen.message, "Enter your password.",
      "the password is empty: move the check here, and present .failure(.emptyPassword)"
    )
  }

  func testTheWorkerIsAskedAboutTheRequest() async throws {
    // When
    try await authenticate(email: " grace@example.com ", password: "cobol")

    // Then
    XCTAssertEqual(
      scene.client.posts,
      [["email": " grace@example.com ", "password": "cobol"]],
      "ask the worker once, with the request's own email and password")
  }

  func testAnErrorThatIsNoLoginErrorIsPresentedAsUnknown() async throws {
    // Given
    scene.client.answer = .failure(ForeignError())

    // When
    try await authenticate(email: "ada@example.com", password: "secret")

    // Then
    XCTAssertEqual(
      scene.screen.message, "Something went wrong. Try again.",
      "present an error that is no LoginError as .failure(.unknown)")
  }

  func testWhatTheServerSaysIsTheWorkersToRead() async throws {
    // Given
    let interactor = LoginInteractor(worker: OfflineWorker())
    interactor.presenter = scene.interactor?.presenter

    // When
    await interactor.authenticate(
      request: .init(email: "ada@example.com", password: "secret")
    ).value

    // Then
    XCTAssertEqual(
      scene.screen.message, "Something went wrong. Try again.",
      "HTTPError is read by LoginWorker, which makes a LoginError of it: here it is like any other error"
    )
  }

  private func authenticate(email: String, password: String) async throws {
    let interactor = try XCTUnwrap(
      scene.interactor,
      "the screen has no interactor: the configurator gives it one, and the view model holds it strongly"
    )
    await interactor.authenticate(
      request: .init(email: email, password: password)
    ).value
  }
}

/// A worker that leaves the server's error as it is.
private struct OfflineWorker: LoginWorkerLogic {
  func authenticate(email: String, password: String) async throws -> User {
    throw HTTPError.noConnection
  }
}

private struct ForeignError: Error {}
