import XCTest

@testable import Login

@MainActor
final class LoginPresenterTests: XCTestCase {
  func testEachOutcomeIsDisplayedOnceThroughItsOwnMethod() async {
    let view = LoginSpy()
    let sut = LoginPresenter()
    sut.viewController = view

    sut.presentAuthentication(response: .init(result: .success(User(id: "1", name: "Ada"))))
    sut.presentAuthentication(response: .init(result: .failure(.unknown)))
    sut.presentLoading(response: .init(isLoading: true))
    sut.presentLoading(response: .init(isLoading: false))

    XCTAssertEqual(
      view.events,
      [
        .displayWelcome("Welcome, Ada!"),
        .displayFailure("Something went wrong. Try again."),
        .displayLoading(true),
        .displayLoading(false),
      ])
  }
}
