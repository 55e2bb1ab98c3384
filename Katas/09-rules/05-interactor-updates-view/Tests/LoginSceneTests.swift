import KataUI
import XCTest

@testable import Login

/// The whole scene, wired by its configurator.
@MainActor
final class LoginSceneTests: XCTestCase {
  func testTheUserReadsTheSameWelcomeAsBefore() async {
    // Given
    let view = LoginConfigurator.configure(worker: WorkerStub(answer: .success(.ada)))
    view.loadViewIfNeeded()

    // When
    let request = Login.Authenticate.Request(email: "ada@example.com", password: "secret")
    await view.interactor?.authenticate(request: request).value

    // Then
    XCTAssertEqual(
      view.messageLabel.text, "Welcome, Ada!",
      "the welcome did not come round: interactor to presenter to view, none may be left out")
    XCTAssertFalse(
      view.spinner.isAnimating, "the login is over and the spinner still turns: end the loading")
  }
}
