import XCTest

@testable import Login

@MainActor
final class LoginViewControllerTests: XCTestCase {
  func testTheViewAsksAndDisplaysNothingByItself() async {
    let interactor = LoginSpy()
    let sut = LoginViewController()
    sut.interactor = interactor
    sut.password = "secret"

    await sut.loginButtonTapped()

    XCTAssertEqual(interactor.events, [.authenticate(.init(email: "", password: "secret"))])
    XCTAssertEqual(sut.message, "")
  }
}
