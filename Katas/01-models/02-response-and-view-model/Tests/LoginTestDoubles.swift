@testable import Login

/// Keeps what it is told to display.
final class LoginViewSpy: LoginDisplayLogic {
  private(set) var welcomes: [Login.Authenticate.ViewModel] = []
  private(set) var failures: [Login.Authenticate.ViewModel] = []

  func displayWelcome(viewModel: Login.Authenticate.ViewModel) {
    welcomes.append(viewModel)
  }

  func displayFailure(viewModel: Login.Authenticate.ViewModel) {
    failures.append(viewModel)
  }
}

/// Keeps what it is presented.
final class LoginPresenterSpy: LoginPresentationLogic {
  private(set) var responses: [Login.Authenticate.Response] = []

  func presentAuthentication(response: Login.Authenticate.Response) {
    responses.append(response)
  }
}

/// Answers at once with the result it was given, or when it is told to, and keeps what it was asked.
final class LoginWorkerStub: LoginWorkerLogic {
  var result: Result<User, LoginError>? = .failure(.unknown)
  private(set) var asked: [[String]] = []
  private var completion: (@MainActor (Result<User, LoginError>) -> Void)?

  func authenticate(
    email: String, password: String,
    completion: @escaping @MainActor (Result<User, LoginError>) -> Void
  ) {
    asked.append([email, password])
    self.completion = completion
    if let result { completion(result) }
  }

  func answer(_ result: Result<User, LoginError>) { completion?(result) }
}
