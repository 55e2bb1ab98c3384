import Observation

/// What was typed, and what is read.
@Observable
@MainActor
final class LoginViewModel {
  var email = ""
  var password = ""
  var title: String { shown.title }
  var message: String { shown.message }
  @ObservationIgnored private var shown = Login.Authenticate.ViewModel(
    title: "", message: "")
  private(set) var isLoading = false
  @ObservationIgnored var interactor: LoginInteractor?

  func login() async {
    let request = Login.Authenticate.Request(
      email: email, password: password)
    await interactor?.authenticate(request: request).value
  }

  func displayWelcome(viewModel: Login.Authenticate.ViewModel) {
    shown = viewModel
  }

  func displayFailure(viewModel: Login.Authenticate.ViewModel) {
    shown = viewModel
  }

  func displayLoading(viewModel: Login.Loading.ViewModel) {
    isLoading = viewModel.isLoading
  }
}
