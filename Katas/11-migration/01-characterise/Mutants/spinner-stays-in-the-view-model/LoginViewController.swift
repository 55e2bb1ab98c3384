/// The screen, without a screen: what the user types, taps and reads.
///
/// Each property is bound to the view model's property of the same name, but for the spinner.
@MainActor
final class LoginViewController {
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
  let isLoading = false

  func loginButtonTapped() async {
    await viewModel.login()
  }
}
