@MainActor
protocol LoginDisplayLogic: AnyObject {
  func displayWelcome(viewModel: Login.Authenticate.ViewModel)
  func displayFailure(viewModel: Login.Authenticate.ViewModel)
  func displayLoading(viewModel: Login.Loading.ViewModel)
}

/// The screen, without a screen: what the user types, taps and reads.
final class LoginViewController: LoginDisplayLogic {
  var interactor: (any LoginBusinessLogic)?
  var email = ""
  var password = ""
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
    password = ""
  }

  func displayLoading(viewModel: Login.Loading.ViewModel) {
    isLoading = viewModel.isLoading
  }
}
