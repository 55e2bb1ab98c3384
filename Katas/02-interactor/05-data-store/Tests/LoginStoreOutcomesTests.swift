import XCTest

@testable import Login

/// What is in the store where logins overlap, and for every user there can be.
@MainActor
final class LoginStoreOutcomesTests: XCTestCase {
  private let presenter = PresenterSpy()
  private let worker = WorkerStub()
  private lazy var sut = LoginInteractor(
    worker: worker, validator: ValidatorStub())
  private lazy var store: any LoginDataStore = sut

  override func setUp() async throws {
    sut.presenter = presenter
    presenter.store = sut
  }

  func testAFailureForgetsWhoLoggedInMeanwhile() async {
    // Given
    worker.answers = ["ada": .success(.ada)]
    worker.whileWorking = { [sut, worker] in
      worker.whileWorking = {}
      await sut.authenticate(request: .of("ada")).value
    }

    // When
    await sut.authenticate(request: .of("grace")).value

    // Then
    XCTAssertEqual(
      presenter.usersInStore, [.ada, nil],
      "Ada logged in while Grace's login was under way, which then failed: empty the store when a login fails, not when it begins"
    )
  }

  func testTheLastOutcomeIsKeptWhoeverBeganLast() async {
    // Given
    worker.answers = ["ada": .success(.ada), "grace": .success(.grace)]
    worker.whileWorking = { [sut, worker] in
      worker.whileWorking = {}
      await sut.authenticate(request: .of("ada")).value
    }

    // When
    await sut.authenticate(request: .of("grace")).value

    // Then
    XCTAssertEqual(
      presenter.usersInStore, [.ada, .grace],
      "Ada's login began last and ended first: whenever a user is presented, the store has that user"
    )
  }

  func testARefusalForgetsWhileALoginIsUnderWay() async {
    // Given
    worker.answers = ["ada": .success(.ada), "grace": .success(.grace)]
    await sut.authenticate(request: .of("ada")).value
    worker.whileWorking = { [sut, worker] in
      worker.whileWorking = {}
      await sut.authenticate(request: .of("")).value
    }

    // When
    await sut.authenticate(request: .of("grace")).value

    // Then
    XCTAssertEqual(
      presenter.usersInStore, [.ada, nil, .grace],
      "a request was refused while a login was under way: that refusal forgets the user, too"
    )
  }

  func testTheUserOfACancelledLoginIsKept() async {
    // Given
    worker.answers = ["ada": .success(.ada)]
    var task: Task<Void, Never>?
    worker.whileWorking = { task?.cancel() }

    // When
    task = sut.authenticate(request: .of("ada"))
    await task?.value

    // Then
    XCTAssertEqual(
      presenter.usersInStore, [.ada],
      "the task was cancelled, but the worker's user is presented: so keep that user"
    )
    XCTAssertEqual(
      store.user, .ada,
      "the task was cancelled, and its user presented: keep that user after the task has ended, too"
    )
  }

  func testEveryUserIsKeptAsTheWorkerReturnsThem() async {
    // Given
    let users = [
      User.ada, User(id: "1", name: "Ada King"),
      User(id: "2", name: "Ada King"), User(id: "3", name: ""),
    ]

    // When
    for user in users {
      worker.answers = ["ada": .success(user)]
      await sut.authenticate(request: .of("ada")).value
    }

    // Then
    XCTAssertEqual(
      presenter.usersInStore, users,
      "a new name, a new id, or no name: keep each user just as the worker returned it"
    )
  }

  func testTheUserIsKeptThoughNobodyPresents() async {
    // Given
    worker.answers = ["ada": .success(.ada)]
    sut.presenter = nil

    // When
    await sut.authenticate(request: .of("ada")).value

    // Then
    XCTAssertEqual(
      store.user, .ada,
      "there is no presenter, but the login succeeded: keep the user, who is for other scenes"
    )
  }

  func testTheStoreTakesWhatOthersPutIn() async {
    // Given: a store that others may write, as LoginDataStore says at first.
    let path = \LoginInteractor.user as KeyPath<LoginInteractor, User?>
    guard
      let user = path as? ReferenceWritableKeyPath<LoginInteractor, User?>
    else { return }

    // When
    let written: [User?] = [.ada, nil, .grace]
    let read = written.map {
      sut[keyPath: user] = $0
      return sut.user
    }

    // Then
    XCTAssertEqual(
      read, written,
      "user is { get set }: what is written into it can be read again")
    XCTAssertEqual(
      presenter.usersInStore, [],
      "somebody wrote into the store, and nobody logged in: present only the outcome of a login"
    )
  }
}

// MARK: - Spies and stubs

extension User {
  fileprivate static let ada = User(id: "1", name: "Ada")
  fileprivate static let grace = User(id: "2", name: "Grace")
}

extension Login.Authenticate.Request {
  fileprivate static func of(_ email: String) -> Self {
    .init(email: email, password: "secret")
  }
}

/// Looks into the store at the moment an outcome is presented.
private final class PresenterSpy: LoginPresentationLogic {
  weak var store: (any LoginDataStore)?
  private(set) var usersInStore: [User?] = []

  func presentAuthentication(response: Login.Authenticate.Response) {
    usersInStore.append(store?.user)
  }

  func presentValidation(response: Login.Validate.Response) {}
  func presentLoading(response: Login.Loading.Response) {}
}

/// Answers by email, and lets a test do something while it works.
@MainActor
private final class WorkerStub: LoginWorkerLogic {
  var answers: [String: Result<User, any Error>] = [:]
  var whileWorking: () async -> Void = {}

  func authenticate(email: String, password: String) async throws -> User {
    await whileWorking()
    guard let answer = answers[email] else {
      throw LoginError.invalidCredentials
    }
    return try answer.get()
  }
}

private struct ValidatorStub: CredentialValidating {
  func isValid(email: String) -> Bool { true }
  func isValid(password: String) -> Bool { true }
}
