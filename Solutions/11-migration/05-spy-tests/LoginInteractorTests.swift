import XCTest

@testable import Login

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

  func testTheWorkersUserIsPresentedOnceAndWhole() async {
    // Given
    let ada = User(id: "1", name: "Ada")
    worker.answer = .success(ada)

    // When
    await sut.authenticate(request: request).value

    // Then
    XCTAssertEqual(
      presenter.outcomes, [.init(result: .success(ada))],
      "the presenter should get one response, with the user as the worker gave it"
    )
    XCTAssertEqual(
      presenter.loadings,
      [.init(isLoading: true), .init(isLoading: false)],
      "loading should begin once, and end once")
  }

  func testALoginErrorIsPresentedOnceAndAsItIs() async {
    // Given
    worker.answer = .failure(LoginError.invalidCredentials)

    // When
    await sut.authenticate(request: request).value

    // Then
    XCTAssertEqual(
      presenter.outcomes, [.init(result: .failure(.invalidCredentials))],
      "the presenter should get one response, with the error as the worker threw it"
    )
    XCTAssertEqual(
      presenter.loadings,
      [.init(isLoading: true), .init(isLoading: false)],
      "loading should end once after a LoginError, too")
  }

  func testAnErrorThatIsNoLoginErrorIsPresentedAsUnknown() async {
    // Given
    worker.answer = .failure(CancellationError())

    // When
    await sut.authenticate(request: request).value

    // Then
    XCTAssertEqual(
      presenter.outcomes, [.init(result: .failure(.unknown))],
      "what is no LoginError should be presented as the unknown one")
    XCTAssertEqual(
      presenter.loadings,
      [.init(isLoading: true), .init(isLoading: false)],
      "loading should end once after an error, too")
  }

  func testTheWorkerIsAskedOnceAboutTheRequest() async {
    // When
    await sut.authenticate(request: request).value

    // Then
    XCTAssertEqual(
      worker.asked, [request],
      "the worker should be asked once, with the request as it came")
  }

  func testARefusedRequestIsPresentedOnceAndWithoutLoading() async {
    // When
    await sut.authenticate(request: .init(email: "", password: "secret"))
      .value
    await sut.authenticate(
      request: .init(email: "ada@example.com", password: "")
    ).value

    // Then
    XCTAssertEqual(
      presenter.outcomes,
      [
        .init(result: .failure(.emptyEmail)),
        .init(result: .failure(.emptyPassword)),
      ],
      "each refusal should be presented once, and say what is missing")
    XCTAssertEqual(
      presenter.loadings, [],
      "nothing is asked, so there is nothing to wait for")
  }
}
