import XCTest

@testable import Login

@MainActor
final class LoginInteractorTests: XCTestCase {
  private let presenter = PresenterSpy()
  private let worker = WorkerSpy()
  private lazy var sut = LoginInteractor(worker: worker)

  override func setUp() async throws {
    sut.presenter = presenter
  }

  func testEmptyEmailNeverReachesTheWorker() async {
    // Given
    let request = Login.Authenticate.Request(email: "", password: "secret")

    // When
    sut.authenticate(request: request)

    // Then
    XCTAssertEqual(
      worker.asked, [],
      "the worker was asked although the email is empty: validate first, ask after"
    )
  }

  func testEmptyEmailIsPresentedAsFailure() async {
    // Given
    let request = Login.Authenticate.Request(email: "", password: "secret")

    // When
    sut.authenticate(request: request)

    // Then
    XCTAssertEqual(
      presenter.responses, [.init(result: .failure(.emptyEmail))],
      "an empty email is an outcome too: present one Response with the failure .emptyEmail"
    )
  }

  func testEmptyPasswordNeverReachesTheWorker() async {
    // Given
    let request = Login.Authenticate.Request(
      email: "ada@example.com", password: "")

    // When
    sut.authenticate(request: request)

    // Then
    XCTAssertEqual(
      worker.asked, [],
      "the worker was asked although the password is empty: validate first, ask after"
    )
  }

  func testEmptyPasswordIsPresentedAsFailure() async {
    // Given
    let request = Login.Authenticate.Request(
      email: "ada@example.com", password: "")

    // When
    sut.authenticate(request: request)

    // Then
    XCTAssertEqual(
      presenter.responses, [.init(result: .failure(.emptyPassword))],
      "an empty password is an outcome too: present one Response with the failure .emptyPassword"
    )
  }

  func testEmptyFormIsPresentedOnce() async {
    // Given
    let request = Login.Authenticate.Request(email: "", password: "")

    // When
    sut.authenticate(request: request)

    // Then
    XCTAssertEqual(
      presenter.responses.count, 1,
      "an empty form is an outcome too: one request has one Response, for the first empty field"
    )
  }

  func testEmptyFormNamesTheEmailFirst() async {
    // Given
    let request = Login.Authenticate.Request(email: "", password: "")

    // When
    sut.authenticate(request: request)

    // Then
    XCTAssertEqual(
      presenter.responses.first, .init(result: .failure(.emptyEmail)),
      "both fields are empty: validate the email first and present .emptyEmail"
    )
  }

  func testCompleteRequestReachesTheWorkerOnce() async {
    // Given
    let request = Login.Authenticate.Request(
      email: "ada@example.com", password: "secret")

    // When
    sut.authenticate(request: request)

    // Then
    XCTAssertEqual(
      worker.asked.count, 1,
      "a complete request goes to the worker exactly once")
  }

  func testTheWorkerGetsWhatWasTyped() async {
    // Given
    let request = Login.Authenticate.Request(
      email: " Ada@Example.com\n",
      password:
        "\tsEcret of\n more letters than anybody would ever want to type again \n"
    )

    // When
    sut.authenticate(request: request)

    // Then
    XCTAssertEqual(
      worker.asked.first,
      Credentials(
        email: " Ada@Example.com\n",
        password:
          "\tsEcret of\n more letters than anybody would ever want to type again \n"
      ),
      "give the worker the email and the password as they were typed")
  }

  func testSpacesAreNoEmptyField() async {
    // Given
    let request = Login.Authenticate.Request(email: " ", password: "  ")

    // When
    sut.authenticate(request: request)

    // Then
    XCTAssertEqual(
      worker.asked, [Credentials(email: " ", password: "  ")],
      "a space was typed, so the field is not empty: you tidy nothing here, not even to decide"
    )
  }

  func testOneLetterIsEnough() async {
    // Given
    let request = Login.Authenticate.Request(email: "a", password: "b")

    // When
    sut.authenticate(request: request)

    // Then
    XCTAssertEqual(
      worker.asked, [Credentials(email: "a", password: "b")],
      "both fields have a letter, so the request is complete: refuse only what is empty"
    )
  }

  func testEveryTapIsDecidedAnew() async {
    // Given
    let complete = Login.Authenticate.Request(
      email: "ada@example.com", password: "secret")
    let incomplete = Login.Authenticate.Request(
      email: "", password: "secret")

    // When
    for request in [complete, incomplete, incomplete, complete] {
      sut.authenticate(request: request)
    }

    // Then
    XCTAssertEqual(
      [worker.asked.count, presenter.responses.count], [2, 2],
      "two taps were complete, two were not (asked, refused): decide each by its own request, whatever came before"
    )
  }
}

// MARK: - Spies

private struct Credentials: Equatable {
  let email: String
  let password: String
}

private final class PresenterSpy: LoginPresentationLogic {
  private(set) var responses: [Login.Authenticate.Response] = []

  func presentAuthentication(response: Login.Authenticate.Response) {
    responses.append(response)
  }
}

/// Notes what it is asked and never answers.
private final class WorkerSpy: LoginWorkerLogic {
  private(set) var asked: [Credentials] = []

  func authenticate(
    email: String, password: String,
    completion: @escaping @MainActor (Result<User, LoginError>) -> Void
  ) {
    asked.append(Credentials(email: email, password: password))
  }
}
