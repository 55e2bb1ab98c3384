import XCTest

@testable import Login

/// What the returned task does when it is cancelled, and when it is not the only one.
@MainActor
final class LoginTaskTests: XCTestCase {
  private let presenter = LoginPresenterSpy()
  private let worker = PatientWorker()
  private lazy var sut = makeInteractor(worker)
  private let request = Login.Authenticate.Request(
    email: "ada@example.com", password: "secret")

  override func setUp() async throws {
    sut.presenter = presenter
  }

  func testACancelledLoginPresentsWhatTheWorkerAnswered() async {
    let answers: [(Result<User, any Error>, Result<User, LoginError>)] = [
      (.success(.ada), .success(.ada)),
      (.failure(LoginError.offline), .failure(.offline)),
    ]
    for (answer, outcome) in answers {
      // Given
      let presenter = LoginPresenterSpy()
      sut.presenter = presenter
      worker.result = answer
      var task: Task<Void, Never>?
      worker.whileWorking = { task?.cancel() }

      // When
      task = sut.authenticate(request: request)
      await task?.value

      // Then
      XCTAssertEqual(
        presenter.responses, [.init(result: outcome)],
        "the task was cancelled, but the worker answered: present its answer, whatever came of the task"
      )
    }
  }

  func testALoginThatIsCancelledAtOnceIsDoneAllTheSame() async {
    // Given
    let task = sut.authenticate(request: request)

    // When
    task.cancel()
    await task.value

    // Then
    XCTAssertEqual(
      worker.asked, ["ada@example.com"],
      "the task was cancelled before it began: ask the worker all the same")
    XCTAssertEqual(
      presenter.responses, [.init(result: .success(.ada))],
      "the task was cancelled before it began: present the outcome all the same"
    )
    XCTAssertEqual(
      presenter.loading, [true, false],
      "the task was cancelled before it began: show loading and hide it all the same"
    )
  }

  func testEveryLoginAsksAnew() async {
    // Given
    let answers: [Result<User, LoginError>] = [
      .success(.ada), .failure(.offline), .failure(.offline),
      .success(.grace),
    ]

    // When
    for answer in answers {
      worker.result = answer.mapError { $0 }
      await sut.authenticate(request: request).value
    }

    // Then
    XCTAssertEqual(
      presenter.responses.map(\.result), answers,
      "four logins, one after the other: ask the worker each time, and present each answer"
    )
    XCTAssertEqual(
      presenter.loading,
      [true, false, true, false, true, false, true, false],
      "four logins, one after the other: show and hide loading for each")
  }

  func testTwoLoginsAtATimeAreBothDone() async {
    // Given
    let bothOutcomes = expectation(description: "two outcomes")
    bothOutcomes.assertForOverFulfill = false
    presenter.whilePresenting = { [presenter] in
      if presenter.responses.count == 2 { bothOutcomes.fulfill() }
    }

    // When
    let first = sut.authenticate(request: request)
    let second = sut.authenticate(
      request: .init(email: "grace@example.com", password: "secret"))
    await first.value
    await second.value
    // An outcome that comes after its task has ended is the business of another test.
    _ = await XCTWaiter().fulfillment(of: [bothOutcomes], timeout: 1)

    // Then
    XCTAssertEqual(
      worker.asked.sorted(), ["ada@example.com", "grace@example.com"],
      "a second login began before the first had ended: ask the worker for both"
    )
    XCTAssertEqual(
      presenter.responses.count, 2,
      "two logins, two outcomes: each returned task presents its own")
  }

  func testAnAnswerAfterTheSceneIsGoneDoesNoHarm() async {
    // Given
    var interactor: LoginInteractor? = makeInteractor(worker)
    worker.whileWorking = { interactor = nil }

    // When
    let task = interactor?.authenticate(request: request)
    await task?.value

    // Then: no crash. An unowned self would end the app here.
    XCTAssertNil(interactor, "a complete request goes to the worker")
  }

  func testTheInteractorIsLetGoWithTheAnswer() async {
    // Given
    var interactor: LoginInteractor? = makeInteractor(worker)
    weak var probe: LoginInteractor?
    probe = interactor

    // When
    await interactor?.authenticate(request: request).value
    interactor = nil

    // Then
    XCTAssertNil(
      probe,
      "the worker has answered and the scene is gone, but something still holds the interactor"
    )
  }
}

// MARK: - Stubs

extension User {
  fileprivate static let ada = User(id: "1", name: "Ada")
  fileprivate static let grace = User(id: "2", name: "Grace")
}

/// Lets a test do something while it works.
@MainActor
private final class PatientWorker: LoginWorkerLogic {
  var result: Result<User, any Error> = .success(.ada)
  var whileWorking: () -> Void = {}
  private(set) var asked: [String] = []

  func authenticate(email: String, password: String) async throws -> User {
    asked.append(email)
    whileWorking()
    return try result.get()
  }
}
