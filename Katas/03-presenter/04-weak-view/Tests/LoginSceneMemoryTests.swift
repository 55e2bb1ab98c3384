import XCTest

@testable import Login

/// Answers at once that Ada may come in.
private final class LoginWorkerStub: LoginWorkerLogic {
  func authenticate(
    email: String, password: String,
    completion: @escaping @MainActor (Result<User, LoginError>) -> Void
  ) {
    completion(.success(User(id: "1", name: "Ada")))
  }
}

@MainActor
final class LoginSceneMemoryTests: XCTestCase {
  func testADroppedSceneIsFreed() async {
    // Given
    var view: LoginViewController? = LoginConfigurator.configure(worker: LoginWorkerStub())
    weak var probe: LoginViewController?
    probe = view

    // When
    view?.loginButtonTapped()
    view = nil

    // Then
    XCTAssertNil(
      probe,
      "view → interactor → presenter → view is a ring in which each keeps the next one alive: "
        + "the way back to the view must be weak")
  }

  func testAShownSceneStaysWhole() async {
    // Given
    let view = LoginConfigurator.configure(worker: LoginWorkerStub())

    // When
    view.loginButtonTapped()

    // Then
    XCTAssertEqual(
      view.message, "Welcome, Ada!",
      "the scene fell apart while it was shown: the interactor must hold its presenter strongly, "
        + "only the way back to the view is weak")
  }
}
