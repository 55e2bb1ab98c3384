import XCTest

@testable import Login

@MainActor
final class LoginDataStoreTests: XCTestCase {
  private let presenter = PresenterSpy()
  private let worker = WorkerStub()
  private lazy var sut = LoginInteractor(
    worker: worker, validator: ValidatorStub())
  private lazy var store: any LoginDataStore = sut
  private let request = Login.Authenticate.Request(
    email: "ada@example.com", password: "secret")
  private let ada = User(id: "1", name: "Ada")

  override func setUp() async throws {
    sut.presenter = presenter
    presenter.store = sut
  }

  func testUserOfASuccessIsKept() async {
    // Given
    worker.result = .success(ada)

    // When
    await sut.authenticate(request: request).value

    // Then
    XCTAssertEqual(
      store.user, ada,
      "the login succeeded: keep the worker's user in the data store")
  }

  func testUserIsKeptBeforeTheSuccessIsPresented() async {
    // Given
    worker.result = .success(ada)

    // When
    await sut.authenticate(request: request).value

    // Then
    XCTAssertEqual(
      presenter.usersInStore, [ada],
      "the router reads the store once you present: keep the user first, then present"
    )
  }

  func testSuccessIsStillPresented() async {
    // Given
    worker.result = .success(ada)

    // When
    await sut.authenticate(request: request).value

    // Then
    XCTAssertEqual(
      presenter.responses, [.init(result: .success(ada))],
      "the data store is for other scenes: still present the user in a Response"
    )
    XCTAssertEqual(
      presenter.loading, [true, false],
      "the data store changes no loading: turn it on once and off once, as before"
    )
  }

  func testFailureKeepsNobody() async {
    // Given
    worker.result = .failure(LoginError.invalidCredentials)

    // When
    await sut.authenticate(request: request).value

    // Then
    XCTAssertNil(
      store.user, "the login failed, so there is no user to keep")
    XCTAssertEqual(
      presenter.responses, [.init(result: .failure(.invalidCredentials))],
      "the login failed: still present the worker's error, once")
  }

  func testFailureForgetsTheFormerUser() async {
    // Given
    worker.result = .success(ada)
    await sut.authenticate(request: request).value

    // When
    worker.result = .failure(LoginError.invalidCredentials)
    await sut.authenticate(request: request).value

    // Then
    XCTAssertNil(
      store.user, "the last login failed: forget the earlier user")
  }

  func testFormerUserIsForgottenBeforeTheFailureIsPresented() async {
    // Given
    worker.result = .success(ada)
    await sut.authenticate(request: request).value

    // When
    worker.result = .failure(LoginError.invalidCredentials)
    await sut.authenticate(request: request).value

    // Then
    XCTAssertEqual(
      presenter.usersInStore.last, .some(nil),
      "the store may be read once you present: forget the user first, then present"
    )
  }

  func testRefusedRequestForgetsTheFormerUser() async {
    // Given
    worker.result = .success(ada)
    await sut.authenticate(request: request).value

    // When
    let presenter = PresenterSpy()
    sut.presenter = presenter
    await sut.authenticate(request: .init(email: "", password: "secret"))
      .value

    // Then
    XCTAssertNil(
      store.user,
      "a refused request is a failed login too: forget the earlier user")
    XCTAssertEqual(
      presenter.responses, [.init(result: .failure(.emptyEmail))],
      "the email is empty: still present its error, once")
  }
}

// MARK: - Spies and stubs

/// Looks into the store at the moment the outcome is presented, as the router will.
private final class PresenterSpy: LoginPresentationLogic {
  weak var store: (any LoginDataStore)?
  private(set) var responses: [Login.Authenticate.Response] = []
  private(set) var usersInStore: [User?] = []
  private(set) var loading: [Bool] = []

  func presentAuthentication(response: Login.Authenticate.Response) {
    responses.append(response)
    usersInStore.append(store?.user)
  }

  func presentValidation(response: Login.Validate.Response) {}

  func presentLoading(response: Login.Loading.Response) {
    loading.append(response.isLoading)
  }
}

@MainActor
private final class WorkerStub: LoginWorkerLogic {
  var result: Result<User, any Error> = .failure(LoginError.unknown)

  func authenticate(email: String, password: String) async throws -> User {
    try result.get()
  }
}

private struct ValidatorStub: CredentialValidating {
  func isValid(email: String) -> Bool { true }
  func isValid(password: String) -> Bool { true }
}
