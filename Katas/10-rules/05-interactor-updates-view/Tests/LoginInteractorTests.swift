import XCTest

@testable import Login

/// No screen here: an interactor can be tested without one.
@MainActor
final class LoginInteractorTests: XCTestCase {
  private let request = Login.Authenticate.Request(
    email: "ada@example.com", password: "secret")
  private let presenter = PresenterSpy()

  func testTheSuccessGoesToThePresenter() async {
    // Given
    let sut = makeInteractor(workerAnswers: .success(.ada))

    // When
    await sut.authenticate(request: request).value

    // Then
    XCTAssertEqual(
      presenter.responses, [.init(result: .success(.ada))],
      "the login worked: present the user once, as a response")
  }

  func testLoadingIsPresentedBeforeAndAfter() async {
    // Given
    let sut = makeInteractor(workerAnswers: .success(.ada))

    // When
    await sut.authenticate(request: request).value

    // Then
    XCTAssertEqual(
      presenter.told, ["loading on", "outcome", "loading off"],
      "present Login.Loading.Response twice: on before the outcome, off after it"
    )
  }

  func testLoadingEndsAfterAFailureToo() async {
    // Given
    let sut = makeInteractor(
      workerAnswers: .failure(LoginError.offline))

    // When
    await sut.authenticate(request: request).value

    // Then
    XCTAssertEqual(
      presenter.told, ["loading on", "outcome", "loading off"],
      "the worker failed: present loading twice here too, on before and off after"
    )
  }

  func testAFailureStillGoesToThePresenter() async {
    // When
    for error in [LoginError.offline, CancellationError()] as [any Error] {
      let sut = makeInteractor(workerAnswers: .failure(error))
      await sut.authenticate(request: request).value
    }

    // Then
    XCTAssertEqual(
      presenter.responses,
      [
        .init(result: .failure(.offline)),
        .init(result: .failure(.unknown)),
      ],
      "the worker failed: present its error once, and any that is no LoginError as .unknown, as before"
    )
  }

  func testARefusedFormStillGoesToThePresenter() async {
    // Given
    let sut = makeInteractor(workerAnswers: .success(.ada))

    // When
    await sut.authenticate(request: .init(email: "", password: "secret"))
      .value
    await sut.authenticate(
      request: .init(email: "ada@example.com", password: "")
    ).value

    // Then
    XCTAssertEqual(
      presenter.responses,
      [
        .init(result: .failure(.emptyEmail)),
        .init(result: .failure(.emptyPassword)),
      ],
      "the email is empty, then the password: present each once, as before")
  }

  func testARefusedFormLeavesNoLoading() async {
    // Given
    let sut = makeInteractor(workerAnswers: .success(.ada))

    // When
    await sut.authenticate(request: .init(email: "", password: "secret"))
      .value

    // Then
    let loading = presenter.told.filter { $0 != "outcome" }
    XCTAssertEqual(
      loading.last ?? "loading off", "loading off",
      "the form was refused and nothing is loading: the spinner turns on and on"
    )
    XCTAssertEqual(
      loading.filter { $0 == "loading off" }.count,
      loading.filter { $0 == "loading on" }.count,
      "the form was refused: end a loading only where one began, once")
  }

  func testTheWorkerIsAskedOnce() async {
    // Given
    let worker = WorkerStub(answer: .success(.ada))
    let sut = LoginInteractor(worker: worker)

    // When
    await sut.authenticate(request: request).value

    // Then
    XCTAssertEqual(
      worker.emails, ["ada@example.com"],
      "one tap is one login: ask the worker once, as before")
  }

  private func makeInteractor(
    workerAnswers answer: Result<User, any Error>
  ) -> LoginInteractor {
    let interactor = LoginInteractor(worker: WorkerStub(answer: answer))
    interactor.presenter = presenter
    return interactor
  }
}

// MARK: - Spies and stubs

private final class PresenterSpy: LoginPresentationLogic {
  private(set) var responses: [Login.Authenticate.Response] = []
  private(set) var told: [String] = []

  func presentAuthentication(response: Login.Authenticate.Response) {
    responses.append(response)
    told.append("outcome")
  }

  func presentLoading(response: Login.Loading.Response) {
    told.append(response.isLoading ? "loading on" : "loading off")
  }
}

extension User {
  static let ada = User(id: "1", name: "Ada")
}

/// Answers about Ada only, and not at once.
@MainActor
final class WorkerStub: LoginWorkerLogic {
  private(set) var emails: [String] = []
  private let answer: Result<User, any Error>

  init(answer: Result<User, any Error>) {
    self.answer = answer
  }

  func authenticate(email: String, password: String) async throws -> User {
    emails.append(email)
    for _ in 1...20 { await Task.yield() }
    guard email == "ada@example.com", password == "secret" else {
      throw LoginError.invalidCredentials
    }
    return try answer.get()
  }
}
