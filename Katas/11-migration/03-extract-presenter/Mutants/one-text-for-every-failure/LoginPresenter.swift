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
    case .failure:
      viewController?.displayFailure(
        viewModel: .init(
          title: "Login Failed", message: "Something went wrong. Try again."
        ))
    }
  }

  func presentLoading(response: Login.Loading.Response) {
    viewController?.displayLoading(
      viewModel: .init(isLoading: response.isLoading))
  }
}
