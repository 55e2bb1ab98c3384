import XCTest

@testable import Login

@MainActor
final class LoginPresenterTests: XCTestCase {
  private let ada = User(id: "1", name: "Ada")
  private let grace = User(id: "2", name: "Grace")
  private var sut = LoginPresenter()
  private var view = LoginViewSpy()

  override func setUp() async throws {
    sut = LoginPresenter()
    view = LoginViewSpy()
    sut.viewController = view
  }

  func testTheWelcomeHasATitleAndAMessage() async throws {
    // When
    sut.presentAuthentication(response: .init(result: .success(ada)))

    // Then
    let welcome = try XCTUnwrap(
      view.welcomes.last,
      "a user logged in and the view was told nothing: call displayWelcome(viewModel:)"
    )
    XCTAssertEqual(
      welcome.title, "Welcome",
      "the title is one word, the same for everybody")
    XCTAssertEqual(
      welcome.message, "Welcome, Ada!",
      "the message is a whole sentence with the user's name")
  }

  func testTheWelcomeIsDisplayedOnce() async {
    // When
    sut.presentAuthentication(response: .init(result: .success(ada)))

    // Then
    XCTAssertEqual(
      view.welcomes.count, 1,
      "one response, one view model: call displayWelcome(viewModel:) exactly once"
    )
  }

  func testAFailureWelcomesNobody() async {
    // When
    sut.presentAuthentication(response: .init(result: .failure(.offline)))

    // Then
    XCTAssertEqual(
      view.welcomes, [],
      "the login failed: only a success has a user to welcome")
  }

  func testEachResponseGetsItsOwnWords() async throws {
    // When
    sut.presentAuthentication(response: .init(result: .success(ada)))
    sut.presentAuthentication(response: .init(result: .success(grace)))

    // Then
    let welcome = try XCTUnwrap(
      view.welcomes.last,
      "a user logged in and the view was told nothing: call displayWelcome(viewModel:)"
    )
    XCTAssertFalse(
      welcome.message.contains("Ada"),
      "Grace read “\(welcome.message)”: take the name from this response, keep nothing"
    )
  }
}
