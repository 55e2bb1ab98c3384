import XCTest

@testable import Login

@MainActor
final class LoginInteractorTests: XCTestCase {
  private let presenter = LoginPresenterSpy()
  private let worker = LoginWorkerSpy()
  private lazy var sut = LoginInteractor(worker: worker)

  override func setUp() async throws {
    sut.presenter = presenter
  }

  func testTheWorkersUserIsPresentedOnceAndWhole() async {
    // Given
    worker.answer = .success(User(id: "1", name: "Ada"))

    // When
    await sut.authenticate(
      request: .init(email: "ada@example.com", password: "secret")
    ).value

    // Then
    // TODO: Let the spy keep its outcomes, and say which ones it should have got.
    XCTFail(
      "compare the spy's list of outcomes with what should be presented")
  }

  // TODO: What is presented for an error, and when is loading presented, and when not?
}
