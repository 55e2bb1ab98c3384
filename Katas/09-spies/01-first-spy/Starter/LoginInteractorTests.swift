import XCTest

@testable import Login

/// Stands in for the presenter, and keeps what it is presented.
private final class LoginPresenterSpy: LoginPresentationLogic {
  func presentAuthentication(response: Login.Authenticate.Response) {
    // TODO: Keep each response in a list that the tests can read.
  }
}

/// Stands in for the worker: keeps what it is asked, and gives the answer it was told.
private final class LoginWorkerSpy: LoginWorkerLogic {
  var answer: Result<User, LoginError> = .success(
    User(id: "1", name: "Ada"))

  func authenticate(
    email: String, password: String,
    completion: @escaping @MainActor (Result<User, LoginError>) -> Void
  ) {
    // TODO: Keep what was asked, too. A request holds both texts, and can be compared.
    completion(answer)
  }
}

@MainActor
final class LoginInteractorTests: XCTestCase {
  private let presenter = LoginPresenterSpy()
  private let worker = LoginWorkerSpy()
  private lazy var sut = LoginInteractor(worker: worker)

  override func setUp() async throws {
    sut.presenter = presenter
  }

  func testTheWorkersUserIsPresented() async {
    // Given
    worker.answer = .success(User(id: "7", name: "Grace"))

    // When
    sut.authenticate(
      request: .init(email: "grace@example.com", password: "cobol"))

    // Then
    // TODO: Compare the spy's list of responses with what should be in it.
    XCTFail(
      "compare the responses that the spy got with the one that it should have got"
    )
  }

  func testAnEmptyEmailNeverReachesTheWorker() async {
    // When
    sut.authenticate(request: .init(email: "", password: "secret"))

    // Then
    // TODO: Compare what the worker's spy was asked with what it should have been asked.
    XCTFail(
      "compare what the worker's spy was asked with what it should have been asked"
    )
  }

  // TODO: One test for each other thing that the interactor promises.
}
