import XCTest

@testable import Login

@MainActor
final class LoginPresenterTests: XCTestCase {
  func testHintsStandWhereTheyBelong() async {
    let presenter = LoginPresenter()
    let view = LoginViewSpy()
    presenter.viewController = view

    for (email, password) in [(false, true), (true, false), (true, true)] {
      presenter.presentValidation(response: .init(isEmailValid: email, isPasswordValid: password))
    }

    XCTAssertEqual(view.validations.map { $0.emailHint == nil }, [false, true, true])
    XCTAssertEqual(view.validations.map { $0.passwordHint == nil }, [true, false, true])
    XCTAssertEqual(view.validations.map(\.canSubmit), [false, false, true])
  }

  func testEachFailureHasItsWords() async {
    let presenter = LoginPresenter()
    let view = LoginViewSpy()
    presenter.viewController = view

    for error in [LoginError.invalidCredentials, .offline, .unknown] {
      presenter.presentAuthentication(response: .init(result: .failure(error)))
    }

    XCTAssertEqual(
      view.failures.map(\.message),
      [
        "Email and password do not match.", "You seem to be offline. Try again later.",
        "Something went wrong. Try again.",
      ])
  }

  func testWelcomeIsNoFailure() async {
    let presenter = LoginPresenter()
    let view = LoginViewSpy()
    presenter.viewController = view

    presenter.presentAuthentication(response: .init(result: .success(User(id: "2", name: "Bo"))))

    XCTAssertEqual(view.welcomes.map(\.message), ["Welcome, Bo!"])
    XCTAssertEqual(view.failures, [])
  }

  func testScreenThatIsClosedIsFreed() async {
    // Given
    let presenter = LoginPresenter()
    weak var probe: LoginViewController?

    // When
    do {
      let screen = LoginViewController()
      presenter.viewController = screen
      probe = screen
    }

    // Then
    XCTAssertNil(probe)
  }
}
