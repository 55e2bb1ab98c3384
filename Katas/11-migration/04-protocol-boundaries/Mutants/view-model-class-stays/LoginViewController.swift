@MainActor
protocol LoginDisplayLogic: AnyObject {
  func displayWelcome(viewModel: Login.Authenticate.ViewModel)
  func displayFailure(viewModel: Login.Authenticate.ViewModel)
  func displayLoading(viewModel: Login.Loading.ViewModel)
}

/// The screen, without a screen: what the user types, taps and reads.
@MainActor
final class LoginViewController {
  var interactor: (any LoginBusinessLogic)?
  let viewModel: LoginViewModel

  init(viewModel: LoginViewModel) {
    self.viewModel = viewModel
  }

  var email: String {
    get { viewModel.email }
    set { viewModel.email = newValue }
  }

  var password: String {
    get { viewModel.password }
    set { viewModel.password = newValue }
  }

  var title: String { viewModel.title }
  var message: String { viewModel.message }
  var isLoading: Bool { viewModel.isLoading }

  func loginButtonTapped() async {
    let request = Login.Authenticate.Request(
      email: email, password: password)
    await interactor?.authenticate(request: request).value
  }
}
