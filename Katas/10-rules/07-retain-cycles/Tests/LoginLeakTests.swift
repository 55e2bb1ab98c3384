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
      view,
      "LoginPresenter keeps the view alive: draw the map, who holds whom?")
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
      view, "LoginRouter keeps the view alive: a router only borrows it")
  }

  func testTheRouterHoldsItsDataStore() async {
    // Given
    weak var dataStore: LoginInteractor?

    // When
    do {
      let interactor = LoginInteractor(
        worker: LoginWorkerDummy(), connection: connection)
      router.dataStore = interactor
      dataStore = interactor
    }

    // Then
    XCTAssertNotNil(
      dataStore,
      "LoginRouter lets its data store go: this arrow leads forward, hold it"
    )
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
      "LoginViewController keeps itself alive: which arrow leads back to it?"
    )
  }

  func testTheConnectionDoesNotHoldTheInteractor() async {
    // Given
    weak var interactor: LoginInteractor?

    // When
    do {
      let working = LoginInteractor(
        worker: LoginWorkerDummy(), connection: connection)
      working.watchConnection(request: Login.WatchConnection.Request())
      interactor = working
    }

    // Then
    XCTAssertNil(
      interactor,
      "LoginInteractor is kept alive from outside: who outlives the scene?")
  }
}
