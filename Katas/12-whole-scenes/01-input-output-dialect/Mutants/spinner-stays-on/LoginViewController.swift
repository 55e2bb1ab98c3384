/// What the view can be told.
@MainActor
protocol LoginViewControllerInput: AnyObject {
  func displayWelcome(viewModel: Login.Authenticate.ViewModel)
  func displayFailure(viewModel: Login.Authenticate.ViewModel)
  func displayLoading(viewModel: Login.Loading.ViewModel)
}

/// What the view asks for.
@MainActor
protocol LoginViewControllerOutput {
  @discardableResult
  func authenticate(request: Login.Authenticate.Request) -> Task<
    Void, Never
  >
}

/// The screen, without a screen: its properties are what the user reads.
final class LoginViewController: LoginViewControllerInput {
  var interactor: (any LoginViewControllerOutput)?

  private(set) var title = ""
  private(set) var message = ""
  private(set) var isSpinning = false

  func loginButtonTapped(email: String, password: String) {
    interactor?.authenticate(
      request: Login.Authenticate.Request(email: email, password: password))
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
    if viewModel.isLoading { isSpinning = true }
  }
}
