import XCTest

@testable import Login

/// Until the next kata, which has another suite of this name.
@MainActor
final class LoginOutcomeTests: XCTestCase {
  private let presenter = PresenterSpy()
  private let worker = AnsweringWorker()
  private lazy var sut = LoginInteractor(worker: worker)

  override func setUp() async throws {
    sut.presenter = presenter
  }

  func testCompleteRequestIsPresentedAsNothing() async {
    // Given
    let request = Login.Authenticate.Request(
      email: "ada@example.com", password: "secret")

    // When
    sut.authenticate(request: request)

    // Then
    XCTAssertEqual(
      presenter.responses, [],
      "the worker has not answered yet: nobody knows how this login ends, so present nothing"
    )
  }

  func testTheAnswerWaitsForTheNextKata() async {
    // Given
    let request = Login.Authenticate.Request(
      email: "ada@example.com", password: "secret")

    // When
    sut.authenticate(request: request)
    worker.answer(.failure(.offline))

    // Then
    XCTAssertEqual(
      presenter.responses, [],
      "the answer was presented: leave the completion empty, { _ in }, until the next kata"
    )
  }

  func testTheAnswerAsksForNothing() async {
    // Given
    let request = Login.Authenticate.Request(
      email: "ada@example.com", password: "secret")

    // When
    sut.authenticate(request: request)
    worker.answer(.failure(.offline))

    // Then
    XCTAssertEqual(
      worker.completions.count, 1,
      "the worker's failure made you ask once more: one request, one question"
    )
  }
}

// MARK: - Spies

private final class PresenterSpy: LoginPresentationLogic {
  private(set) var responses: [Login.Authenticate.Response] = []

  func presentAuthentication(response: Login.Authenticate.Response) {
    responses.append(response)
  }
}

/// Keeps the completions and answers the first of them when told.
private final class AnsweringWorker: LoginWorkerLogic {
  typealias Completion = @MainActor (Result<User, LoginError>) -> Void
  private(set) var completions: [Completion] = []

  func authenticate(
    email: String, password: String, completion: @escaping Completion
  ) {
    completions.append(completion)
  }

  func answer(_ result: Result<User, LoginError>) {
    completions.first?(result)
  }
}
