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
      presenter.loading, [true, false],
      "present Login.Loading.Response twice, on and off")
  }

  func testLoadingEndsAfterAFailureToo() async {
    // Given
    let sut = makeInteractor(workerAnswers: .failure(.offline))

    // When
    await sut.authenticate(request: request).value

    // Then
    XCTAssertEqual(
      presenter.loading, [true, false],
      "the worker failed: present loading twice here too, on and off")
  }

  func testAFailureStillGoesToThePresenter() async {
    // Given
    let sut = makeInteractor(workerAnswers: .failure(.offline))

    // When
    await sut.authenticate(request: request).value

    // Then
    XCTAssertEqual(
      presenter.responses, [.init(result: .failure(.offline))],
      "the worker failed: present its error once, as before")
  }

  func testARefusedFormStillGoesToThePresenter() async {
    // Given
    let sut = makeInteractor(workerAnswers: .success(.ada))

    // When
    await sut.authenticate(request: .init(email: "", password: "secret"))
      .value

    // Then
    XCTAssertEqual(
      presenter.responses, [.init(result: .failure(.emptyEmail))],
      "the email is empty: present that once, as before")
  }

  private func makeInteractor(
    workerAnswers answer: Result<User, LoginError>
  ) -> LoginInteractor {
    let interactor = LoginInteractor(worker: WorkerStub(answer: answer))
    interactor.presenter = presenter
    return interactor
  }
}

// MARK: - Spies and stubs

private final class PresenterSpy: LoginPresentationLogic {
  private(set) var responses: [Login.Authenticate.Response] = []
  private(set) var loading: [Bool] = []

  func presentAuthentication(response: Login.Authenticate.Response) {
    responses.append(response)
  }

  func presentLoading(response: Login.Loading.Response) {
    loading.append(response.isLoading)
  }
}

extension User {
  static let ada = User(id: "1", name: "Ada")
}

struct WorkerStub: LoginWorkerLogic {
  let answer: Result<User, LoginError>

  func authenticate(email: String, password: String) async throws -> User {
    try answer.get()
  }
}
