import Observation

/// What was typed and what is shown.
@Observable
final class LoginViewModel: LoginDisplayLogic {
  var email = ""
  var password = ""
  private(set) var title = ""
  private(set) var message = ""
  private(set) var isLoading = false

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
