import KataUI
import XCTest

@testable import Login

/// The whole scene, wired by its configurator.
@MainActor
final class LoginSceneTests: XCTestCase {
  func testTheUserReadsTheSameWelcomeAsBefore() async {
    // Given
    let view = LoginConfigurator.configure(
      worker: WorkerStub(answer: .success(.ada)))
    view.loadViewIfNeeded()

    // When
    let request = Login.Authenticate.Request(
      email: "ada@example.com", password: "secret")
    await view.interactor?.authenticate(request: request).value

    // Then
    XCTAssertEqual(
      view.messageLabel.text, "Welcome, Ada!",
      "the welcome did not reach the view: go from interactor to presenter to view"
    )
    XCTAssertFalse(
      view.spinner.isAnimating, "the login is over: end the loading")
  }
}
