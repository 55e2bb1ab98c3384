@MainActor
protocol LoginPresentationLogic {
  func presentAuthentication(response: Login.Authenticate.Response)
  func presentValidation(response: Login.Validate.Response)
  func presentLoading(response: Login.Loading.Response)
}

final class LoginPresenter: LoginPresentationLogic {
  weak var viewController: (any LoginDisplayLogic)?

  func presentAuthentication(response: Login.Authenticate.Response) {
    switch response.result {
    case .success(let user):
      viewController?.displayWelcome(
        viewModel: .init(
          title: "Welcome", message: "Welcome, \(user.id)!"))
    case .failure(let error):
      viewController?.displayFailure(
        viewModel: .init(
          title: "Login Failed", message: message(for: error)))
    }
  }

  func presentValidation(response: Login.Validate.Response) {
    let viewModel = Login.Validate.ViewModel(
      emailHint: response.isEmailValid
        ? nil : "This is not an email address.",
      passwordHint: response.isPasswordValid
        ? nil : "Use at least 8 characters.",
      canSubmit: response.isEmailValid && response.isPasswordValid)
    viewController?.displayValidation(viewModel: viewModel)
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
