import XCTest

@testable import Login

/// Keeps the messages it is told to display.
final class LoginViewSpy: LoginDisplayLogic {
  private(set) var messages: [String] = []

  func displayWelcome(viewModel: Login.Authenticate.ViewModel) {
    messages.append(viewModel.message)
  }

  func displayFailure(viewModel: Login.Authenticate.ViewModel) {
    messages.append(viewModel.message)
  }
}

@MainActor
final class LoginPresenterMemoryTests: XCTestCase {
  func testThePresenterDoesNotKeepTheViewAlive() async {
    // Given
    let sut = LoginPresenter()
    var view: LoginViewSpy? = LoginViewSpy()
    weak var probe: LoginViewSpy?
    probe = view
    sut.viewController = view

    // When
    view = nil

    // Then
    XCTAssertNil(
      probe,
      "the presenter keeps the view alive: hold it weakly")
  }

  func testAResponseAfterTheViewIsGoneIsHarmless() async {
    // Given
    let sut = LoginPresenter()
    var view: LoginViewSpy? = LoginViewSpy()
    sut.viewController = view

    // When
    view = nil
    sut.presentAuthentication(response: .init(result: .failure(.offline)))

    // Then
    XCTAssertNil(
      sut.viewController,
      "a view that is gone must be nil, so that a late response does no harm"
    )
  }

  func testTheViewHearsEveryResponseWhileItIsThere() async {
    // Given
    let sut = LoginPresenter()
    let view = LoginViewSpy()
    sut.viewController = view

    // When
    sut.presentAuthentication(
      response: .init(result: .failure(.invalidCredentials)))
    sut.presentAuthentication(
      response: .init(result: .success(User(id: "1", name: "Ada"))))

    // Then
    XCTAssertEqual(
      view.messages, ["Email and password do not match.", "Welcome, Ada!"],
      "the view did not hear everything: weak is enough, do not set it to nil yourself"
    )
  }
}
