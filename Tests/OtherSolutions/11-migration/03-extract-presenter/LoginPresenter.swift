@MainActor
final class LoginPresenter {
  weak var viewController: LoginViewModel?

  func presentAuthentication(response: Login.Authenticate.Response) {
    do {
      let user = try response.result.get()
      let message = "Welcome, " + user.name + "!"
      viewController?.displayWelcome(viewModel: .init(title: "Welcome", message: message))
    } catch {
      let viewModel = Login.Authenticate.ViewModel(title: "Login Failed", message: text(for: error))
      viewController?.displayFailure(viewModel: viewModel)
    }
  }

  func presentLoading(response: Login.Loading.Response) {
    guard let viewController else { return }
    viewController.displayLoading(viewModel: .init(isLoading: response.isLoading))
  }

  private func text(for error: LoginError) -> String {
    if error == .emptyEmail { return "Enter your email address." }
    if error == .emptyPassword { return "Enter your password." }
    if error == .invalidCredentials { return "Email and password do not match." }
    if error == .offline { return "You seem to be offline. Try again later." }
    return "Something went wrong. Try again."
  }
}
