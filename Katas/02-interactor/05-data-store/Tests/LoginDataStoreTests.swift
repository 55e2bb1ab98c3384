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
      "the data store does not change the loading: turn it on once and off once, as before"
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
    let failures: [any Error] = [
      LoginError.invalidCredentials, LoginError.offline,
      LoginError.unknown, CancellationError(),
    ]
    for failure in failures {
      // Given
      worker.result = .success(ada)
      await sut.authenticate(request: request).value

      // When
      worker.result = .failure(failure)
      await sut.authenticate(request: request).value

      // Then
      XCTAssertNil(
        store.user,
        "the last login failed with \(failure): forget the earlier user")
    }
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
    for (email, password) in [("", "secret"), ("ada@example.com", "")] {
      // Given
      worker.result = .success(ada)
      await sut.authenticate(request: request).value

      // When
      await sut.authenticate(
        request: .init(email: email, password: password)
      ).value

      // Then
      XCTAssertNil(
        store.user,
        "“\(email)” with “\(password)” was refused, a failed login too: forget the earlier user"
      )
    }
    XCTAssertEqual(
      presenter.responses,
      [
        .init(result: .success(ada)), .init(result: .failure(.emptyEmail)),
        .init(result: .success(ada)),
        .init(result: .failure(.emptyPassword)),
      ], "each login still has one outcome: present it once")
  }

  func testFormerUserIsForgottenBeforeTheRefusalIsPresented() async {
    // Given
    worker.result = .success(ada)
    await sut.authenticate(request: request).value

    // When
    await sut.authenticate(request: .init(email: "", password: "secret"))
      .value

    // Then
    XCTAssertEqual(
      presenter.usersInStore, [ada, nil],
      "the store may be read once you present a refusal, too: forget the user first, then present"
    )
  }

  func testTheNextUserTakesTheFormersPlace() async {
    // Given
    let grace = User(id: "2", name: "Grace")
    let alan = User(id: "3", name: "Alan")

    // When
    for user in [grace, alan] {
      worker.result = .success(user)
      await sut.authenticate(request: request).value
    }

    // Then
    XCTAssertEqual(
      presenter.usersInStore, [grace, alan],
      "Grace logged in, then Alan: keep whom the worker returned last")
  }

  func testValidatingLeavesTheUserInTheStore() async {
    // Given
    worker.result = .success(ada)
    await sut.authenticate(request: request).value

    // When
    sut.validate(request: .init(email: "a", password: ""))

    // Then
    XCTAssertEqual(
      store.user, ada,
      "somebody types, which is no login: leave the store as it is")
  }

  func testEachSceneHasAStoreOfItsOwn() async {
    // Given
    worker.result = .success(ada)
    await sut.authenticate(request: request).value

    // When
    let next = LoginInteractor(worker: worker, validator: ValidatorStub())

    // Then
    XCTAssertNil(
      next.user,
      "nobody has logged in on this second screen: each interactor keeps a user of its own, and shares it with no other"
    )
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

/// Finds nothing valid yet, as while somebody types.
private struct ValidatorStub: CredentialValidating {
  func isValid(email: String) -> Bool { false }
  func isValid(password: String) -> Bool { false }
}
