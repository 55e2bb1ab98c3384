import XCTest

@testable import Login

private final class PresenterSpy: LoginPresentationLogic {
  private(set) var outcomes: [Login.Authenticate.Response] = []
  private(set) var loadings: [Bool] = []
  /// How often loading had been presented, when an outcome was.
  private(set) var loadingsBeforeOutcomes: [Int] = []

  func presentAuthentication(response: Login.Authenticate.Response) {
    outcomes.append(response)
    loadingsBeforeOutcomes.append(loadings.count)
  }

  func presentLoading(response: Login.Loading.Response) {
    loadings.append(response.isLoading)
  }
}

/// Does not answer before the test lets it.
private actor SlowWorker: LoginWorkerLogic {
  private(set) var count = 0
  private var waiting: CheckedContinuation<Void, Never>?
  private var isAsked: CheckedContinuation<Void, Never>?
  private let answer: Result<User, any Error>

  init(answer: Result<User, any Error>) {
    self.answer = answer
  }

  func authenticate(email: String, password: String) async throws -> User {
    count += 1
    guard count == 1 else { return try answer.get() }
    await withCheckedContinuation { waiting in
      self.waiting = waiting
      isAsked?.resume()
    }
    return try answer.get()
  }

  func untilAsked() async {
    guard waiting == nil else { return }
    await withCheckedContinuation { isAsked = $0 }
  }

  func go() {
    waiting?.resume()
  }
}

@MainActor
final class LoginInteractorTests: XCTestCase {
  func testLoadingLastsAsLongAsTheWorker() async {
    let answers: [(Result<User, any Error>, Result<User, LoginError>)] = [
      (.success(User(id: "1", name: "Ada")), .success(User(id: "1", name: "Ada"))),
      (.failure(LoginError.invalidCredentials), .failure(.invalidCredentials)),
      (.failure(CancellationError()), .failure(.unknown)),
    ]
    for (answer, outcome) in answers {
      let presenter = PresenterSpy()
      let worker = SlowWorker(answer: answer)
      let sut = LoginInteractor(worker: worker)
      sut.presenter = presenter

      let login = sut.authenticate(request: .init(email: "ada@example.com", password: "secret"))
      await worker.untilAsked()
      XCTAssertEqual(presenter.loadings, [true], "\(answer)")
      await worker.go()
      await login.value

      let count = await worker.count
      XCTAssertEqual(count, 1, "\(answer)")
      XCTAssertEqual(presenter.loadings, [true, false], "\(answer)")
      XCTAssertEqual(presenter.loadingsBeforeOutcomes, [1], "\(answer)")
      XCTAssertEqual(presenter.outcomes, [.init(result: outcome)], "\(answer)")
    }
  }

  func testRefusedRequests() async {
    let presenter = PresenterSpy()
    let sut = LoginInteractor(worker: SlowWorker(answer: .failure(LoginError.offline)))
    sut.presenter = presenter

    await sut.authenticate(request: .init(email: "", password: "secret")).value
    await sut.authenticate(request: .init(email: "ada@example.com", password: "")).value

    XCTAssertEqual(presenter.loadings, [])
    XCTAssertEqual(
      presenter.outcomes,
      [.init(result: .failure(.emptyEmail)), .init(result: .failure(.emptyPassword))])
  }
}
