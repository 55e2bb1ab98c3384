import XCTest

@testable import Login

/// Answers at once that Ada may come in, and notes what it was asked.
private final class LoginWorkerStub: LoginWorkerLogic {
  private(set) var asked: [[String]] = []

  func authenticate(
    email: String, password: String,
    completion: @escaping @MainActor (Result<User, LoginError>) -> Void
  ) {
    asked.append([email, password])
    completion(.success(User(id: "1", name: "Ada")))
  }
}

@MainActor
final class LoginSceneMemoryTests: XCTestCase {
  func testADroppedSceneIsFreed() async {
    // Given
    var view: LoginViewController? = LoginConfigurator.configure(
      worker: LoginWorkerStub())
    weak var probe: LoginViewController?
    probe = view

    // When
    view?.loginButtonTapped()
    view = nil

    // Then
    XCTAssertNil(
      probe,
      "view → interactor → presenter → view is a ring: the way back to the view must be weak"
    )
  }

  func testAShownSceneStaysWhole() async {
    // Given
    let worker = LoginWorkerStub()
    let view = LoginConfigurator.configure(worker: worker)
    view.email = "ada@example.com"
    view.password = "secret"

    // When
    view.loginButtonTapped()

    // Then
    XCTAssertEqual(
      view.message, "Welcome, Ada!",
      "the scene fell apart: the interactor must hold its presenter strongly"
    )
    XCTAssertEqual(
      worker.asked, [["ada@example.com", "secret"]],
      "one tap is one request, with the email and the password of the fields"
    )
  }
}
