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
    log.events.append(.outcome(response.result))
  }

  func presentLoading(response: Login.Loading.Response) {
    log.events.append(.loading(response.isLoading))
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
    let ada = User(id: "1", name: "Ada")
    worker.answer = .success(ada)

    // When
    await sut.authenticate(request: request).value

    // Then
    XCTAssertEqual(
      log.events,
      [
        .loading(true),
        .asked(email: "ada@example.com", password: "secret"),
        .outcome(.success(ada)),
        .loading(false),
      ],
      "loading should be shown before the worker is asked, and hidden when all is over"
    )
  }

  func testALoginErrorIsPresentedAsItIsAndLoadingEnds() async {
    // Given
    worker.answer = .failure(LoginError.offline)

    // When
    await sut.authenticate(request: request).value

    // Then
    XCTAssertEqual(
      log.events,
      [
        .loading(true),
        .asked(email: "ada@example.com", password: "secret"),
        .outcome(.failure(.offline)),
        .loading(false),
      ],
      "a failure should end as a success does: one question, one outcome, loading hidden"
    )
  }

  func testAnErrorThatIsNoLoginErrorIsPresentedAsUnknown() async {
    // Given
    worker.answer = .failure(CancellationError())

    // When
    await sut.authenticate(request: request).value

    // Then
    XCTAssertEqual(
      log.events,
      [
        .loading(true),
        .asked(email: "ada@example.com", password: "secret"),
        .outcome(.failure(.unknown)),
        .loading(false),
      ],
      "an error that is no LoginError should be presented as .unknown, and end as others do"
    )
  }

  func testARefusedRequestIsNothingToWaitFor() async {
    // Given
    let refused = Login.Authenticate.Request(email: "", password: "secret")

    // When
    await sut.authenticate(request: refused).value

    // Then
    XCTAssertEqual(
      log.events, [.outcome(.failure(.emptyEmail))],
      "a refused request should be presented, with no worker asked and no loading shown"
    )
  }
}
