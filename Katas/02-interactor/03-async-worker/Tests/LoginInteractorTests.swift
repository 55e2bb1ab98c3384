import Foundation
import XCTest

@testable import Login

@MainActor
final class LoginInteractorTests: XCTestCase {
  private let presenter = LoginPresenterSpy()
  private let worker = WorkerStub()
  private let slowWorker = SlowWorker()
  private lazy var sut = makeInteractor(worker)
  private let request = Login.Authenticate.Request(
    email: "ada@example.com", password: "secret")

  override func setUp() async throws {
    sut.presenter = presenter
  }

  func testWorkerIsAskedAndItsUserIsPresented() async {
    for password in [" Secret", " "] {
      // Given
      let presenter = LoginPresenterSpy()
      let worker = WorkerStub()
      sut = makeInteractor(worker)
      sut.presenter = presenter

      // When
      await sut.authenticate(
        request: .init(email: "Ada@Example.com ", password: password)
      ).value

      // Then
      XCTAssertEqual(
        worker.asked,
        [Credentials(email: "Ada@Example.com ", password: password)],
        "a complete request goes to the worker once, with its email and its password as they were typed; a blank is typed, too"
      )
      XCTAssertEqual(
        presenter.responses, [.init(result: .success(.ada))],
        "present the worker's user, once, before the returned task ends")
    }
  }

  func testReturnedTaskEndsAfterTheOutcome() async {
    // Given
    let task = await startLoginWithSlowWorker()

    let end = TaskEnd(of: task)
    var cameTooLate = false
    presenter.whilePresenting = { cameTooLate = cameTooLate || end.hasCome }

    // When
    slowWorker.answer.open()
    await task.value

    // Then
    XCTAssertEqual(
      presenter.responses, [.init(result: .success(.ada))],
      "the returned task ended before the outcome was presented: return the one that does the work"
    )
    XCTAssertFalse(
      cameTooLate,
      "something was presented after the returned task had ended: start no task inside it"
    )
  }

  func testLoginErrorIsPresentedUnchanged() async {
    let errors: [LoginError] = [
      .invalidCredentials, .offline, .emptyEmail, .emptyPassword, .unknown,
    ]
    for error in errors {
      // Given
      let presenter = LoginPresenterSpy()
      sut.presenter = presenter
      worker.result = .failure(error)

      // When
      await sut.authenticate(request: request).value

      // Then
      XCTAssertEqual(
        presenter.responses, [.init(result: .failure(error))],
        "present a LoginError unchanged, once, before the returned task ends"
      )
    }
  }

  func testForeignErrorIsPresentedAsUnknown() async {
    let errors: [any Error] = [
      ForeignError(), CancellationError(),
      URLError(.notConnectedToInternet),
    ]
    for error in errors {
      // Given
      let presenter = LoginPresenterSpy()
      sut.presenter = presenter
      worker.result = .failure(error)

      // When
      await sut.authenticate(request: request).value

      // Then
      XCTAssertEqual(
        presenter.responses, [.init(result: .failure(.unknown))],
        "present any other error as .unknown, once, before the returned task ends; "
          + "here the worker threw \(type(of: error))")
    }
  }

  func testAWorkerThatFailedIsNotAskedAgain() async {
    let errors: [any Error] = [LoginError.offline, ForeignError()]
    for (times, error) in errors.enumerated() {
      // Given
      worker.result = .failure(error)

      // When
      await sut.authenticate(request: request).value

      // Then
      XCTAssertEqual(
        worker.asked.count, times + 1,
        "ask the worker once, also when it fails, with whatever error: the user decides to retry; "
          + "here it threw \(type(of: error))")
    }
  }

  func testACancelledLoginHasAnOutcomeToo() async {
    // Given
    let task = await startLoginWithSlowWorker()

    // When
    task.cancel()
    slowWorker.answer.open()
    await task.value

    // Then
    XCTAssertEqual(
      presenter.responses.count, 1,
      "the task was cancelled and nothing came of it: present an outcome on every path"
    )
    XCTAssertEqual(
      presenter.loading, [true, false],
      "the task was cancelled and loading is still on: turn it off on every path"
    )
  }

  func testLoadingEndsOnEveryPath() async {
    let paths: [(String, Result<User, any Error>)] = [
      ("a user", .success(.ada)),
      ("a LoginError", .failure(LoginError.offline)),
      ("another error", .failure(ForeignError())),
    ]
    for (answer, result) in paths {
      // Given
      let presenter = LoginPresenterSpy()
      sut.presenter = presenter
      worker.result = result

      // When
      await sut.authenticate(request: request).value

      // Then
      XCTAssertEqual(
        presenter.loading, [true, false],
        "turn loading on once and off once on every path; here the worker gave \(answer)"
      )
    }
  }

  func testRefusedRequestShowsNoLoading() async {
    let refused: [(LoginError, Login.Authenticate.Request)] = [
      (.emptyEmail, .init(email: "", password: "secret")),
      (.emptyPassword, .init(email: "ada@example.com", password: "")),
      (.emptyEmail, .init(email: "", password: "")),
    ]
    for (error, request) in refused {
      // Given
      let presenter = LoginPresenterSpy()
      sut.presenter = presenter

      // When
      await sut.authenticate(request: request).value

      // Then
      XCTAssertEqual(
        presenter.loading, [],
        "a field is empty: validate first, show loading after")
      XCTAssertEqual(
        presenter.responses, [.init(result: .failure(error))],
        "a field is empty: present its error, once, and ask nobody")
    }
  }

  func testLoadingStaysOnWhileTheWorkerWorks() async {
    // Given
    let task = await startLoginWithSlowWorker()

    // When
    let meanwhile = presenter.loading
    slowWorker.answer.open()
    await task.value

    // Then
    XCTAssertEqual(
      meanwhile, [true],
      "the worker is still working: turn loading on before you ask, off after the answer"
    )
  }

  func testEverythingIsPresentedOnTheMainThread() async {
    // When
    await sut.authenticate(request: request).value

    // Then
    XCTAssertFalse(
      presenter.isOnMainThread.contains(false),
      "presented off the main thread: keep @MainActor on the protocols, and start a plain Task"
    )
  }

  /// Returns while the worker works, or when the task is over without having asked it.
  private func startLoginWithSlowWorker() async -> Task<Void, Never> {
    sut = makeInteractor(slowWorker)
    sut.presenter = presenter
    let task = sut.authenticate(request: request)
    let asked = slowWorker.asked
    Task {
      await task.value
      asked.open()
    }
    await asked.pass()
    return task
  }
}

// MARK: - Spies and stubs

extension User {
  fileprivate static let ada = User(id: "1", name: "Ada")
}

private struct Credentials: Equatable {
  let email: String
  let password: String
}

private struct ForeignError: Error {}

/// Answers at once, and notes what it was asked.
@MainActor
private final class WorkerStub: LoginWorkerLogic {
  var result: Result<User, any Error> = .success(.ada)
  private(set) var asked: [Credentials] = []

  func authenticate(email: String, password: String) async throws -> User {
    asked.append(Credentials(email: email, password: password))
    return try result.get()
  }
}

/// Answers when the test opens the gate.
@MainActor
private final class SlowWorker: LoginWorkerLogic {
  let asked = Gate()
  let answer = Gate()

  func authenticate(email: String, password: String) async throws -> User {
    asked.open()
    await answer.pass()
    return .ada
  }
}

/// Sees from another thread that a task has ended.
private struct TaskEnd {
  private let signal = DispatchSemaphore(value: 0)

  init(of task: Task<Void, Never>) {
    Task.detached { [signal] in
      await task.value
      signal.signal()
    }
  }

  /// A task that is at work cannot end while this waits; one that has ended says so at once.
  var hasCome: Bool { signal.wait(timeout: .now() + 0.2) == .success }
}

/// Holds back whoever wants to pass until it is opened, so that no test has to sleep.
@MainActor
private final class Gate {
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func pass() async {
    if isOpen { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  func open() {
    isOpen = true
    for continuation in waiting {
      continuation.resume()
    }
    waiting = []
  }
}
