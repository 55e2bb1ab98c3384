@testable import Login

/// Stands in for the interactor.
final class LoginInteractorSpy: LoginBusinessLogic {
  private(set) var logins: [Login.Authenticate.Request] = []
  private(set) var validations: [Login.Validate.Request] = []

  func authenticate(request: Login.Authenticate.Request) -> Task<
    Void, Never
  > {
    logins.append(request)
    return Task {}
  }

  func validate(request: Login.Validate.Request) {
    validations.append(request)
  }
}

/// Stands in for the router.
final class LoginRouterSpy: LoginRoutingLogic {
  private(set) var routes: [String] = []

  func routeToHome() {
    routes.append("home")
  }

  func routeToSignUp() {
    routes.append("sign up")
  }
}

/// Stands in for the presenter.
final class LoginPresenterSpy: LoginPresentationLogic {
  /// Runs while an outcome is presented: a test can look here at what is true at that moment.
  var whilePresenting: () -> Void = {}
  private(set) var outcomes: [Login.Authenticate.Response] = []
  private(set) var validations: [Login.Validate.Response] = []
  private(set) var loadings: [Login.Loading.Response] = []

  func presentAuthentication(response: Login.Authenticate.Response) {
    outcomes.append(response)
    whilePresenting()
  }

  func presentValidation(response: Login.Validate.Response) {
    validations.append(response)
  }

  func presentLoading(response: Login.Loading.Response) {
    loadings.append(response)
  }
}

/// Stands in for the view.
final class LoginViewSpy: LoginDisplayLogic {
  private(set) var welcomes: [Login.Authenticate.ViewModel] = []
  private(set) var failures: [Login.Authenticate.ViewModel] = []
  private(set) var validations: [Login.Validate.ViewModel] = []
  private(set) var loadings: [Login.Loading.ViewModel] = []

  func displayWelcome(viewModel: Login.Authenticate.ViewModel) {
    welcomes.append(viewModel)
  }

  func displayFailure(viewModel: Login.Authenticate.ViewModel) {
    failures.append(viewModel)
  }

  func displayValidation(viewModel: Login.Validate.ViewModel) {
    validations.append(viewModel)
  }

  func displayLoading(viewModel: Login.Loading.ViewModel) {
    loadings.append(viewModel)
  }
}

/// Keeps what it is asked, and gives the answer it was told.
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
