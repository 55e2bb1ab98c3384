import KataUI
import XCTest

@testable import Login

/// One test for each arrow that leads back. The object under test is kept by the test case,
/// so whatever it holds strongly cannot go.
@MainActor
final class LoginLeakTests: XCTestCase {
  private let presenter = LoginPresenter()
  private let router = LoginRouter()
  private let connection = ConnectionStub()

  func testThePresenterDoesNotHoldTheView() async {
    // Given
    weak var view: LoginViewController?

    // When
    do {
      let shown = LoginViewController()
      presenter.viewController = shown
      view = shown
    }

    // Then
    XCTAssertNil(
      view, "LoginPresenter holds the view: its arrow leads back to the top, so make it weak")
  }

  func testTheRouterDoesNotHoldTheView() async {
    // Given
    weak var view: LoginViewController?

    // When
    do {
      let shown = LoginViewController()
      router.viewController = shown
      view = shown
    }

    // Then
    XCTAssertNil(
      view, "LoginRouter holds the view: a router borrows it, so make its arrow weak")
  }

  func testTheActionsOfTheViewDoNotHoldIt() async {
    // Given
    weak var view: LoginViewController?

    // When
    do {
      let shown = LoginViewController()
      shown.loadViewIfNeeded()
      view = shown
    }

    // Then
    XCTAssertNil(
      view,
      "LoginViewController holds itself: view to button to action to view; "
        + "let no action capture self strongly")
  }

  func testTheConnectionDoesNotHoldTheInteractor() async {
    // Given
    weak var interactor: LoginInteractor?

    // When
    do {
      let working = LoginInteractor(worker: LoginWorkerDummy(), connection: connection)
      working.watchConnection(request: Login.WatchConnection.Request())
      interactor = working
    }

    // Then
    XCTAssertNil(
      interactor,
      "the connection outlives the scene and keeps the handler from LoginInteractor: "
        + "let the handler not capture self strongly")
  }
}
