import XCTest

@testable import Login

@MainActor
final class LoginPresenterTests: XCTestCase {
  private let view = LoginViewSpy()
  private let sut = LoginPresenter()

  override func setUp() async throws {
    sut.viewController = view
  }

  func testASuccessIsDisplayedOnceAsAWelcome() async {
    // When
    sut.presentAuthentication(
      response: .init(result: .success(User(id: "1", name: "Ada"))))

    // Then
    XCTAssertEqual(
      view.welcomes, [.init(title: "Welcome", message: "Welcome, Ada!")],
      "one response should be displayed once")
    XCTAssertEqual(
      view.failures, [], "a success should not be displayed as a failure")
    XCTAssertEqual(
      view.loadings, [], "when loading ends is for the interactor to say")
  }

  func testAFailureIsDisplayedAsAFailureAndNeverAsAWelcome() async {
    // When
    sut.presentAuthentication(response: .init(result: .failure(.offline)))

    // Then
    XCTAssertEqual(
      view.failures,
      [
        .init(
          title: "Login Failed",
          message: "You seem to be offline. Try again later.")
      ],
      "a failure should reach the view through displayFailure")
    XCTAssertEqual(
      view.welcomes, [], "a failure should not be displayed as a welcome")
    XCTAssertEqual(
      view.loadings, [], "when loading ends is for the interactor to say")
  }

  func testLoadingIsDisplayedOnceAndNothingElse() async {
    // When
    sut.presentLoading(response: .init(isLoading: true))
    sut.presentLoading(response: .init(isLoading: false))

    // Then
    XCTAssertEqual(
      view.loadings, [.init(isLoading: true), .init(isLoading: false)],
      "each response should be displayed once")
    XCTAssertEqual(
      view.welcomes + view.failures, [],
      "loading is no outcome: the texts should stay")
  }
}
