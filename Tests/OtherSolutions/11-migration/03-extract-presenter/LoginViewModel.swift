import Observation

@Observable
@MainActor
final class LoginViewModel {
  var email = ""
  var password = ""
  var interactor: LoginInteractor?
  private var loading = Login.Loading.ViewModel(isLoading: false)
  private var shown = Login.Authenticate.ViewModel(title: "", message: "")

  var title: String { shown.title }
  var message: String { shown.message }
  var isLoading: Bool { loading.isLoading }

  func login() async {
    await interactor?.authenticate(request: .init(email: email, password: password)).value
  }

  func displayWelcome(viewModel: Login.Authenticate.ViewModel) {
    shown = viewModel
  }

  func displayFailure(viewModel: Login.Authenticate.ViewModel) {
    shown = viewModel
  }

  func displayLoading(viewModel: Login.Loading.ViewModel) {
    loading = viewModel
  }
}
