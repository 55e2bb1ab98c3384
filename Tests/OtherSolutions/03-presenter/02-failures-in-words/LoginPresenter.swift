@MainActor
protocol LoginPresentationLogic {
  func presentAuthentication(response: Login.Authenticate.Response)
}

final class LoginPresenter: LoginPresentationLogic {
  weak var viewController: (any LoginDisplayLogic)?

  func presentAuthentication(response: Login.Authenticate.Response) {
    do {
      let user = try response.result.get()
      viewController?.displayWelcome(
        viewModel: .init(title: "Welcome", message: "Welcome, \(user.name)!"))
    } catch {
      viewController?.displayFailure(
        viewModel: .init(title: "Login Failed", message: error.words))
    }
  }
}

extension LoginError {
  fileprivate var words: String {
    if self == .emptyEmail { return "Enter your email address." }
    if self == .emptyPassword { return "Enter your password." }
    if self == .invalidCredentials { return "Email and password do not match." }
    if self == .offline { return "You seem to be offline. Try again later." }
    return "Something went wrong. Try again."
  }
}
