/// The screen, without a screen: what the user types, taps and reads.
///
/// Nothing is kept here. Each property is bound to the view model's property of the same name.
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
  var isLoading: Bool { viewModel.isLoading }

  func loginButtonTapped() async {
    // Nothing is asked.
  }
}
