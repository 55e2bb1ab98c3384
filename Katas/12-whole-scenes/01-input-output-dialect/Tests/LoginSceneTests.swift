import XCTest

@testable import Login

@MainActor
final class LoginSceneTests: XCTestCase {
  private let request = Login.Authenticate.Request(
    email: "ada@example.com", password: "secret")

  func testTheLoadingReachesTheView() async {
    // Given
    let view = ViewSpy()
    let presenter = LoginPresenter()
    let interactor = LoginInteractor(
      worker: WorkerStub(answer: .success(.ada)))
    interactor.presenter = presenter
    presenter.viewController = view

    // When
    await interactor.authenticate(request: request).value

    // Then
    XCTAssertEqual(
      view.loading, [true, false],
      "no loading is shown: which method of the presenter is called, which does the work?"
    )
  }

  func testAWelcomeReachesTheView() async {
    // Given
    let view = LoginConfigurator.configure(
      worker: WorkerStub(answer: .success(.ada)))

    // When
    await view.interactor?.authenticate(request: request).value

    // Then
    XCTAssertEqual(
      view.message, "Welcome, Ada!",
      "the welcome did not reach the view: go from view to interactor to presenter to view"
    )
  }

  func testAFailureReachesTheView() async {
    // Given
    let view = LoginConfigurator.configure(
      worker: WorkerStub(answer: .failure(.offline)))

    // When
    await view.interactor?.authenticate(request: request).value

    // Then
    XCTAssertEqual(
      view.message, "You seem to be offline. Try again later.",
      "the failure's text did not reach the view: go from interactor to presenter to view"
    )
  }
}

// MARK: - Spies and stubs

private final class ViewSpy: LoginPresenterOutput {
  private(set) var loading: [Bool] = []

  func displayWelcome(viewModel: Login.Authenticate.ViewModel) {}
  func displayFailure(viewModel: Login.Authenticate.ViewModel) {}

  func displayLoading(viewModel: Login.Loading.ViewModel) {
    loading.append(viewModel.isLoading)
  }
}

extension User {
  fileprivate static let ada = User(id: "1", name: "Ada")
}

private struct WorkerStub: LoginWorkerLogic {
  let answer: Result<User, LoginError>

  func authenticate(email: String, password: String) async throws -> User {
    try answer.get()
  }
}
