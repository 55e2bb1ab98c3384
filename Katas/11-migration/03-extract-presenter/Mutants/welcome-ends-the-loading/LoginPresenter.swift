/// The words of the login.
@MainActor
final class LoginPresenter {
  /// The view model plays the view until the next kata. It owns the whole scene, so: weak.
  weak var viewController: LoginViewModel?

  func presentAuthentication(response: Login.Authenticate.Response) {
    switch response.result {
    case .success(let user):
      viewController?.displayWelcome(
        viewModel: .init(
          title: "Welcome", message: "Welcome, \(user.name)!"))
      viewController?.displayLoading(viewModel: .init(isLoading: false))
    case .failure(let error):
      viewController?.displayFailure(
        viewModel: .init(title: "Login Failed", message: words(for: error)))
    }
  }

  func presentLoading(response: Login.Loading.Response) {
    viewController?.displayLoading(
      viewModel: .init(isLoading: response.isLoading))
  }

  private func words(for error: LoginError) -> String {
    switch error {
    case .emptyEmail: "Enter your email address."
    case .emptyPassword: "Enter your password."
    case .invalidCredentials: "Email and password do not match."
    case .offline: "You seem to be offline. Try again later."
    case .unknown: "Something went wrong. Try again."
    }
  }
}
