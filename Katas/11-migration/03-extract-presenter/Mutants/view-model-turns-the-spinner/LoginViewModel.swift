import Observation

/// What was typed, and what is read.
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
    isLoading = !email.isEmpty && !password.isEmpty
    await interactor?.authenticate(request: request).value
  }

  func displayWelcome(viewModel: Login.Authenticate.ViewModel) {
    title = viewModel.title
    message = viewModel.message
  }

  func displayFailure(viewModel: Login.Authenticate.ViewModel) {
    title = viewModel.title
    message = viewModel.message
  }

  func displayLoading(viewModel: Login.Loading.ViewModel) {
    isLoading = viewModel.isLoading
  }
}
