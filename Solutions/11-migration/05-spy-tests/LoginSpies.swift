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
  private(set) var requests: [Login.Authenticate.Request] = []

  func authenticate(request: Login.Authenticate.Request) -> Task<
    Void, Never
  > {
    requests.append(request)
    return Task {}
  }
}

/// Stands in for the presenter.
final class LoginPresenterSpy: LoginPresentationLogic {
  private(set) var outcomes: [Login.Authenticate.Response] = []
  private(set) var loadings: [Login.Loading.Response] = []

  func presentAuthentication(response: Login.Authenticate.Response) {
    outcomes.append(response)
  }

  func presentLoading(response: Login.Loading.Response) {
    loadings.append(response)
  }
}

/// Stands in for the view.
final class LoginViewSpy: LoginDisplayLogic {
  private(set) var welcomes: [Login.Authenticate.ViewModel] = []
  private(set) var failures: [Login.Authenticate.ViewModel] = []
  private(set) var loadings: [Login.Loading.ViewModel] = []

  func displayWelcome(viewModel: Login.Authenticate.ViewModel) {
    welcomes.append(viewModel)
  }

  func displayFailure(viewModel: Login.Authenticate.ViewModel) {
    failures.append(viewModel)
  }

  func displayLoading(viewModel: Login.Loading.ViewModel) {
    loadings.append(viewModel)
  }
}
