/// What the presenter can be told.
typealias LoginPresenterInput = LoginInteractorOutput

/// What the presenter has worded.
typealias LoginPresenterOutput = LoginViewControllerInput

final class LoginPresenter: LoginPresenterInput {
  weak var viewController: (any LoginPresenterOutput)?

  func presentAuthentication(response: Login.Authenticate.Response) {
    viewController?.displayLoading(viewModel: .init(isLoading: false))
    switch response.result {
    case .success(let user):
      viewController?.displayWelcome(
        viewModel: .init(
          title: "Welcome", message: "Welcome, \(user.name)!"))
    case .failure(let error):
      viewController?.displayFailure(
        viewModel: .init(
          title: "Login Failed", message: message(for: error)))
    }
  }

  func presentLoading(response: Login.Loading.Response) {
    viewController?.displayLoading(
      viewModel: .init(isLoading: response.isLoading))
  }

  private func message(for error: LoginError) -> String {
    switch error {
    case .emptyEmail: "Enter your email address."
    case .emptyPassword: "Enter your password."
    case .invalidCredentials: "Email and password do not match."
    case .offline: "You seem to be offline. Try again later."
    case .unknown: "Something went wrong. Try again."
    }
  }
}
