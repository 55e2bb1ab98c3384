import XCTest

@testable import Login

@MainActor
final class LoginInteractorTests: XCTestCase {
  private let presenter = LoginPresenterSpy()
  private let worker = LoginWorkerSpy()
  private lazy var sut = LoginInteractor(
    worker: worker, validator: CredentialValidator())

  override func setUp() async throws {
    sut.presenter = presenter
  }

  func testLoadingEndsAfterAFailure() async {
    // Given
    worker.answer = .failure(LoginError.offline)

    // When
    await sut.authenticate(
      request: .init(email: "ada@example.com", password: "secret")
    ).value

    // Then
    XCTFail(
      "compare the loadings that the presenter got with those that it should have got"
    )
  }

  // TODO: What is presented, kept and asked, after a success and while somebody types?
}
