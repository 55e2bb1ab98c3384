@MainActor
protocol LoginDisplayLogic: AnyObject {
  func displayWelcome(viewModel: Login.Authenticate.ViewModel)
  func displayFailure(viewModel: Login.Authenticate.ViewModel)
}

/// The screen, without a screen: two fields and a button, a title and a message.
final class LoginViewController: LoginDisplayLogic {
  var interactor: (any LoginBusinessLogic)?
  var email = ""
  var password = ""
  private(set) var title = ""
  private(set) var message = ""

  func loginButtonTapped() {
    let request = Login.Authenticate.Request(
      email: email, password: password)
    interactor?.authenticate(request: request)
  }

  func displayWelcome(viewModel: Login.Authenticate.ViewModel) {
    title = viewModel.title
    message = viewModel.message
  }

  func displayFailure(viewModel: Login.Authenticate.ViewModel) {
    title = viewModel.title
    message = viewModel.message
  }
}
