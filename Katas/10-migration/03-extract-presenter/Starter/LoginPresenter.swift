/// The words of the login.
@MainActor
final class LoginPresenter {
  /// The view model plays the view until the next kata. It owns the whole scene, so: weak.
  weak var viewController: LoginViewModel?

  func presentAuthentication(response: Login.Authenticate.Response) {
    // TODO: Find title and message for the response, and have them displayed.
  }

  func presentLoading(response: Login.Loading.Response) {
    // TODO: Have it displayed that the login is loading, or no longer.
  }
}
