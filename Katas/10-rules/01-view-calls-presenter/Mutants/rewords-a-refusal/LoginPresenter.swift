@MainActor
protocol LoginPresentationLogic {
  func presentAuthentication(response: Login.Authenticate.Response)
}

final class LoginPresenter: LoginPresentationLogic {
  weak var viewController: (any LoginDisplayLogic)?

  func presentAuthentication(response: Login.Authenticate.Response) {
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

  private func message(for error: LoginError) -> String {
    switch error {
    case .emptyEmail: "Enter your email address."
    case .emptyPassword: "A password is needed."
    case .invalidCredentials: "Email and password do not match."
    case .offline: "You seem to be offline. Try again later."
    case .unknown: "Something went wrong. Try again."
    }
  }
}
