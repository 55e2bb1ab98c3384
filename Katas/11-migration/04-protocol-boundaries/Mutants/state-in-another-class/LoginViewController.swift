@MainActor
protocol LoginDisplayLogic: AnyObject {
  func displayWelcome(viewModel: Login.Authenticate.ViewModel)
  func displayFailure(viewModel: Login.Authenticate.ViewModel)
  func displayLoading(viewModel: Login.Loading.ViewModel)
}

/// The screen, without a screen: what the user types, taps and reads.
final class LoginViewController: LoginDisplayLogic {
  var interactor: (any LoginBusinessLogic)?
  private let state = LoginState()

  var email: String {
    get { state.email }
    set { state.email = newValue }
  }

  var password: String {
    get { state.password }
    set { state.password = newValue }
  }

  private(set) var title = ""
  private(set) var message = ""
  private(set) var isLoading = false

  func loginButtonTapped() async {
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
    message = viewModel.message
  }

  func displayLoading(viewModel: Login.Loading.ViewModel) {
    isLoading = viewModel.isLoading
  }
}

/// The view model under another name.
private final class LoginState {
  var email = ""
  var password = ""
}
