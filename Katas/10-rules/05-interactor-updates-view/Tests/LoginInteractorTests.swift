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

    // When
    let cancelled = sut.authenticate(request: request)
    cancelled.cancel()
    await cancelled.value

    // Then
    XCTAssertEqual(
      presenter.told.last, "loading off",
      "the last word on a login that is cancelled, too, is that the loading has ended, after the outcome, as before"
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
    await sut.authenticate(request: .init(email: "", password: "")).value

    // Then
    XCTAssertEqual(
      presenter.responses,
      [
        .init(result: .failure(.emptyEmail)),
        .init(result: .failure(.emptyPassword)),
        .init(result: .failure(.emptyEmail)),
      ],
      "the email is empty, then the password, then both, which lacks the email first: present each once, as before"
    )
  }

  func testARefusedFormLeavesNoLoading() async {
    // Given
    let sut = makeInteractor(workerAnswers: .success(.ada))

    // When
    for (email, password) in [("", "secret"), ("ada@example.com", "")] {
      await sut.authenticate(
        request: .init(email: email, password: password)
      ).value
    }

    // Then
    XCTAssertEqual(
      presenter.told.filter { $0 != "outcome" }, [],
      "the form was refused, so nothing loads: present no loading, neither on nor off, as before"
    )
  }

  func testTheWorkerIsAskedOnce() async {
    let answers: [Result<User, any Error>] = [
      .success(.ada), .failure(LoginError.offline),
      .failure(CancellationError()),
    ]
    var asked: [Int] = []
    for answer in answers {
      // Given
      let worker = WorkerStub(answer: answer)
      let sut = LoginInteractor(worker: worker)

      // When
      await sut.authenticate(request: request).value
      asked.append(worker.asked.count)
    }

    // Then
    XCTAssertEqual(
      asked, [1, 1, 1],
      "one tap is one login: ask the worker once, as before, whether it answers with a user, a LoginError or another error"
    )
  }

  func testTheWorkerIsAskedAboutWhatWasTyped() async {
    // Given
    let worker = WorkerStub(answer: .success(.ada))
    let sut = LoginInteractor(worker: worker)

    // When
    for (email, password) in [
      ("Ada@Example.com ", "a Secret "), (" ", " "),
    ] {
      await sut.authenticate(
        request: .init(email: email, password: password)
      ).value
    }

    // Then
    XCTAssertEqual(
      worker.asked, [["Ada@Example.com ", "a Secret "], [" ", " "]],
      "email and password go to the worker letter by letter, a blank too, and only an empty text is refused: as before"
    )
  }

  func testTwoLoginsAtATimeAreBothAnswered() async {
    // Given
    let sut = makeInteractor(workerAnswers: .success(.ada))

    // When
    let first = sut.authenticate(request: request)
    let second = sut.authenticate(request: request)
    await first.value
    await second.value

    // Then
    XCTAssertEqual(
      presenter.responses,
      [.init(result: .success(.ada)), .init(result: .success(.ada))],
      "a second login began before the first had ended: present the outcome of each, once"
    )
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
  private(set) var asked: [[String]] = []
  private let answer: Result<User, any Error>

  init(answer: Result<User, any Error>) {
    self.answer = answer
  }

  func authenticate(email: String, password: String) async throws -> User {
    asked.append([email, password])
    for _ in 1...20 { await Task.yield() }
    guard email == "ada@example.com", password == "secret" else {
      throw LoginError.invalidCredentials
    }
    return try answer.get()
  }
}
