import Observation

/// What was typed and what is shown.
@Observable
@MainActor
final class LoginViewModel {
  var email = ""
  var password = ""
  private(set) var title = ""
  private(set) var message = ""
  private(set) var isLoading = false
  @ObservationIgnored var interactor: LoginInteractor?

  func login() async {
    let request = Login.Authenticate.Request(
      email: email, password: password)
    await interactor?.authenticate(request: request).value
  }

  func displayWelcome(viewModel: Login.Authenticate.ViewModel) {
    title = viewModel.title
    message = viewModel.message
  }

  func displayFailure(viewModel: Login.Authenticate.ViewModel) {
    title = viewModel.title
    message =
      viewModel.message.isEmpty
      ? "Something went wrong. Try again." : viewModel.message
  }

  func displayLoading(viewModel: Login.Loading.ViewModel) {
    isLoading = viewModel.isLoading
  }
}
