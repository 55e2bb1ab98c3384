import XCTest

@testable import Login

@MainActor
final class LoginViewControllerTests: XCTestCase {
  private let interactor = LoginInteractorSpy()
  private let sut = LoginViewController()

  override func setUp() async throws {
    sut.interactor = interactor
  }

  func testATapIsARequestEvenFromAnEmptyForm() async {
    // When
    await sut.loginButtonTapped()

    // Then
    // TODO: Let the spy keep its requests, and say which ones it should have got.
    XCTFail(
      "compare the spy's list of requests with what the view should ask")
  }
}
