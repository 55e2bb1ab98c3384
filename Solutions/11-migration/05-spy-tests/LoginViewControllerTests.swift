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
    XCTAssertEqual(
      interactor.requests, [.init(email: "", password: "")],
      "the view should ask its interactor and judge nothing itself")
  }
}
