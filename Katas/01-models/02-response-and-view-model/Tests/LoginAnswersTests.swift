import XCTest

@testable import Login

@MainActor
final class LoginAnswersTests: XCTestCase {
  private let request = Login.Authenticate.Request(
    email: "ada@example.com", password: "engine")

  func testAnEarlierViewModelStaysAsItWas() async throws {
    // Given
    let worker = LoginWorkerStub()
    let interactor = LoginInteractor(worker: worker)
    let presenter = LoginPresenter()
    let view = LoginViewSpy()
    interactor.presenter = presenter
    presenter.viewController = view

    // When
    worker.result = .failure(.invalidCredentials)
    interactor.authenticate(request: request)
    let first = try XCTUnwrap(
      view.failures.first, "the failure was not displayed")
    let firstMessage = first.message
    worker.result = .success(User(id: "1", name: "Ada"))
    interactor.authenticate(request: request)

    // Then
    XCTAssertEqual(
      first.message, firstMessage,
      "the second answer changed the first view model: send a new value each time"
    )
  }
}
