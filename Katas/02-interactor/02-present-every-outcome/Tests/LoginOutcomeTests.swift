import XCTest

@testable import Login

@MainActor
final class LoginOutcomeTests: XCTestCase {
  private let presenter = PresenterSpy()
  private let worker = WorkerSpy()
  private lazy var sut = LoginInteractor(worker: worker)
  private let request = Login.Authenticate.Request(
    email: "ada@example.com", password: "secret")
  private let ada = User(id: "1", name: "Ada")

  override func setUp() async throws {
    sut.presenter = presenter
  }

  func testTheOutcomeComesWithTheAnswer() async {
    // Given
    sut.authenticate(request: request)

    // When
    worker.completion?(.success(ada))
    let atOnce = presenter.responses.count
    for _ in 1...20 { await Task.yield() }

    // Then
    XCTAssertEqual(
      atOnce, presenter.responses.count,
      "the worker had answered and a Response came later: present it in the completion itself, not in a Task"
    )
  }

  func testSuccessIsPresentedWithTheUser() async {
    // Given
    sut.authenticate(request: request)

    // When
    worker.completion?(.success(ada))

    // Then
    XCTAssertEqual(
      presenter.responses, [.init(result: .success(ada))],
      "the worker found a user: present one Response with exactly that user"
    )
    XCTAssertEqual(
      worker.asked,
      [Credentials(email: "ada@example.com", password: "secret")],
      "a complete request goes to the worker once, with its email and its password"
    )
  }

  func testFailureIsPresentedOnce() async {
    // Given
    sut.authenticate(request: request)

    // When
    worker.completion?(.failure(.offline))

    // Then
    XCTAssertEqual(
      presenter.responses.count, 1,
      "a failure is an outcome too: present exactly one Response for it")
  }

  func testFailureKeepsTheErrorOfTheWorker() async {
    // Given
    sut.authenticate(request: request)

    // When
    worker.completion?(.failure(.invalidCredentials))

    // Then
    XCTAssertEqual(
      presenter.responses.first,
      .init(result: .failure(.invalidCredentials)),
      "the worker failed: present its own error, unchanged")
  }

  func testNothingIsPresentedBeforeTheWorkerAnswers() async {
    // When
    sut.authenticate(request: request)

    // Then
    XCTAssertEqual(
      presenter.responses, [],
      "presented before the worker answered: present inside the completion, nowhere else"
    )
  }

  func testEveryLoginEndsInItsOwnOutcome() async {
    // Given
    let answers: [Result<User, LoginError>] = [
      .success(ada), .success(User(id: "2", name: "")),
      .failure(.invalidCredentials), .failure(.invalidCredentials),
      .failure(.offline), .failure(.unknown), .failure(.emptyEmail),
    ]

    // When
    for answer in answers {
      sut.authenticate(request: request)
      worker.completion?(answer)
    }

    // Then
    XCTAssertEqual(
      presenter.responses.map(\.result), answers,
      "seven logins, one after the other: ask the worker each time, and present each answer as it is"
    )
  }

  func testTwoLoginsUnderWayHaveTwoOutcomes() async {
    // Given
    sut.authenticate(request: request)
    let answerFirst = worker.completion
    sut.authenticate(request: request)
    let answerSecond = worker.completion

    // When
    answerSecond?(.success(ada))
    answerFirst?(.failure(.offline))

    // Then
    XCTAssertEqual(
      presenter.responses.map(\.result),
      [.success(ada), .failure(.offline)],
      "a second login began before the first was answered: present both answers, whichever comes first"
    )
  }

  func testInteractorIsFreedWhileTheWorkerStillWorks() async {
    // Given
    var interactor: LoginInteractor? = LoginInteractor(worker: worker)
    weak var probe: LoginInteractor?
    probe = interactor
    interactor?.authenticate(request: request)

    // When
    interactor = nil

    // Then
    XCTAssertNil(
      probe,
      "the worker's completion keeps the interactor alive: capture self weakly in it"
    )
  }

  func testInteractorIsFreedAfterTheAnswer() async {
    let answers: [Result<User, LoginError>] = [
      .success(ada), .failure(.offline),
    ]
    for answer in answers {
      // Given
      var interactor: LoginInteractor? = LoginInteractor(worker: worker)
      weak var probe: LoginInteractor?
      probe = interactor
      interactor?.authenticate(request: request)

      // When
      worker.answerAndForget(answer)
      interactor = nil

      // Then
      XCTAssertNil(
        probe,
        "the worker has answered and forgotten its completion, but the interactor is still alive: keep no closure that keeps self"
      )
    }
  }

  func testTooLateAnswerDoesNoHarm() async throws {
    // Given
    var interactor: LoginInteractor? = LoginInteractor(worker: worker)
    interactor?.authenticate(request: request)
    let answer = try XCTUnwrap(
      worker.completion, "the worker was not asked: ask it first")

    // When
    interactor = nil

    // Then: no crash. An unowned self would end the app here.
    answer(.success(ada))
  }
}

// MARK: - Spies

private final class PresenterSpy: LoginPresentationLogic {
  private(set) var responses: [Login.Authenticate.Response] = []

  func presentAuthentication(response: Login.Authenticate.Response) {
    responses.append(response)
  }
}

private struct Credentials: Equatable {
  let email: String
  let password: String
}

/// Keeps the completion, so that a test answers when it wants.
private final class WorkerSpy: LoginWorkerLogic {
  private(set) var asked: [Credentials] = []
  private(set) var completion:
    (@MainActor (Result<User, LoginError>) -> Void)?

  func authenticate(
    email: String, password: String,
    completion: @escaping @MainActor (Result<User, LoginError>) -> Void
  ) {
    asked.append(Credentials(email: email, password: password))
    self.completion = completion
  }

  func answerAndForget(_ answer: Result<User, LoginError>) {
    let answers = completion
    completion = nil
    answers?(answer)
  }
}
