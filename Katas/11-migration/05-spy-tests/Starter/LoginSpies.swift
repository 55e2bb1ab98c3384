@testable import Login

/// Gives the answer that the test chose, and keeps what it is asked.
@MainActor
final class LoginWorkerSpy: LoginWorkerLogic {
  var answer: Result<User, any Error> = .success(User(id: "1", name: "Ada"))
  private(set) var asked: [Login.Authenticate.Request] = []

  func authenticate(email: String, password: String) async throws -> User {
    asked.append(
      Login.Authenticate.Request(email: email, password: password))
    return try answer.get()
  }
}

/// Stands in for the interactor.
final class LoginInteractorSpy: LoginBusinessLogic {
  func authenticate(request: Login.Authenticate.Request) -> Task<
    Void, Never
  > {
    // TODO: Keep the request.
    return Task {}
  }
}

/// Stands in for the presenter.
final class LoginPresenterSpy: LoginPresentationLogic {
  func presentAuthentication(response: Login.Authenticate.Response) {
    // TODO: Keep the response.
  }

  func presentLoading(response: Login.Loading.Response) {
    // TODO: Keep the response.
  }
}

/// Stands in for the view.
final class LoginViewSpy: LoginDisplayLogic {
  func displayWelcome(viewModel: Login.Authenticate.ViewModel) {
    // TODO: Keep the view model, apart from those of failures.
  }

  func displayFailure(viewModel: Login.Authenticate.ViewModel) {
    // TODO: Keep the view model, apart from those of welcomes.
  }

  func displayLoading(viewModel: Login.Loading.ViewModel) {
    // TODO: Keep the view model.
  }
}
