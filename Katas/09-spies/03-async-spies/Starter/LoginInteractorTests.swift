import XCTest

@testable import Login

/// What happened at the interactor's two ends, in the order in which it happened.
@MainActor
final class LoginLog {
  enum Event: Equatable {
    case loading(Bool)
    case asked(email: String, password: String)
    case outcome(Result<User, LoginError>)
  }

  var events: [Event] = []
}

/// Stands in for the presenter.
private final class LoginPresenterSpy: LoginPresentationLogic {
  private let log: LoginLog

  init(log: LoginLog) {
    self.log = log
  }

  func presentAuthentication(response: Login.Authenticate.Response) {
    // TODO: Note the outcome in the log.
  }

  func presentLoading(response: Login.Loading.Response) {
    // TODO: Note in the log whether it is loading.
  }
}

/// Stands in for the worker: notes what it is asked, and gives the answer it was told.
@MainActor
private final class LoginWorkerSpy: LoginWorkerLogic {
  var answer: Result<User, any Error> = .success(User(id: "1", name: "Ada"))
  private let log: LoginLog

  init(log: LoginLog) {
    self.log = log
  }

  func authenticate(email: String, password: String) async throws -> User {
    log.events.append(.asked(email: email, password: password))
    return try answer.get()
  }
}

@MainActor
final class LoginInteractorTests: XCTestCase {
  private let log = LoginLog()
  private lazy var presenter = LoginPresenterSpy(log: log)
  private lazy var worker = LoginWorkerSpy(log: log)
  private lazy var sut = LoginInteractor(worker: worker)
  private let request = Login.Authenticate.Request(
    email: "ada@example.com", password: "secret")

  override func setUp() async throws {
    sut.presenter = presenter
  }

  func testALoginThatSucceeds() async {
    // Given
    worker.answer = .success(User(id: "1", name: "Ada"))

    // When
    sut.authenticate(request: request)

    // Then
    // TODO: Wait until the login is over, without sleeping. Then compare the whole log.
    XCTFail(
      "await the value of the task that authenticate(request:) returns, then compare the log"
    )
  }

  func testARefusedRequestIsNothingToWaitFor() async {
    // Given
    let refused = Login.Authenticate.Request(email: "", password: "secret")

    // When
    await sut.authenticate(request: refused).value

    // Then
    // TODO: Compare the whole log with what should be in it.
    XCTFail(
      "compare the log with what should be in it when a request is refused at once"
    )
  }

  // TODO: A known error, and an error that is no LoginError: one test for each.
}
