import XCTest

@testable import Login

/// Stands in for the presenter, and keeps what it is presented.
private final class LoginPresenterSpy: LoginPresentationLogic {
  private(set) var responses: [Login.Authenticate.Response] = []

  func presentAuthentication(response: Login.Authenticate.Response) {
    responses.append(response)
  }
}

/// Stands in for the worker: keeps what it is asked, and gives the answer it was told.
private final class LoginWorkerSpy: LoginWorkerLogic {
  var answer: Result<User, LoginError> = .success(
    User(id: "1", name: "Ada"))
  private(set) var asked: [Login.Authenticate.Request] = []

  func authenticate(
    email: String, password: String,
    completion: @escaping @MainActor (Result<User, LoginError>) -> Void
  ) {
    asked.append(
      Login.Authenticate.Request(email: email, password: password))
    completion(answer)
  }
}

@MainActor
final class LoginInteractorTests: XCTestCase {
  private let presenter = LoginPresenterSpy()
  private let worker = LoginWorkerSpy()
  private lazy var sut = LoginInteractor(worker: worker)
  private let request = Login.Authenticate.Request(
    email: "ada@example.com", password: "secret")

  override func setUp() async throws {
    sut.presenter = presenter
  }

  func testTheWorkersUserIsPresented() async {
    // Given
    let grace = User(id: "7", name: "Grace")
    worker.answer = .success(grace)

    // When
    sut.authenticate(request: request)

    // Then
    XCTAssertEqual(
      presenter.responses, [.init(result: .success(grace))],
      "the presenter should get one response, with the worker's user")
  }

  func testTheWorkersErrorIsPresented() async {
    // Given
    worker.answer = .failure(.offline)

    // When
    sut.authenticate(request: request)

    // Then
    XCTAssertEqual(
      presenter.responses, [.init(result: .failure(.offline))],
      "the presenter should get one response, with the worker's own error")
  }

  func testTheWorkerIsAskedOnceAboutTheRequest() async {
    // When
    sut.authenticate(request: request)

    // Then
    XCTAssertEqual(
      worker.asked, [request],
      "the worker should be asked once, with the request's texts")
  }

  func testAnEmptyEmailNeverReachesTheWorker() async {
    // When
    sut.authenticate(request: .init(email: "", password: "secret"))

    // Then
    XCTAssertEqual(
      worker.asked, [], "without an email there is nothing to ask")
    XCTAssertEqual(
      presenter.responses, [.init(result: .failure(.emptyEmail))],
      "an empty email should be presented, as that and nothing else")
  }

  func testAnEmptyPasswordIsPresentedAsFailure() async {
    // When
    sut.authenticate(request: .init(email: "ada@example.com", password: ""))

    // Then
    XCTAssertEqual(
      worker.asked, [], "without a password there is nothing to ask")
    XCTAssertEqual(
      presenter.responses, [.init(result: .failure(.emptyPassword))],
      "an empty password should be presented, as that and nothing else")
  }

  func testWithoutBothTheEmailIsPresented() async {
    // When
    sut.authenticate(request: .init(email: "", password: ""))

    // Then
    XCTAssertEqual(
      presenter.responses, [.init(result: .failure(.emptyEmail))],
      "where both are empty, the email should be presented, and only that")
  }
}
