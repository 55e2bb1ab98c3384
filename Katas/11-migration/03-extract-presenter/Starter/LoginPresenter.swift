/// The words of the login.
@MainActor
final class LoginPresenter {
  /// The view model plays the view until the next kata. It owns the whole scene, so: weak.
  weak var viewController: LoginViewModel?

  func presentAuthentication(response: Login.Authenticate.Response) {
    // TODO: Write title and message for the response, and display them.
  }

  func presentLoading(response: Login.Loading.Response) {
    // TODO: Display whether the login is loading.
  }
}
