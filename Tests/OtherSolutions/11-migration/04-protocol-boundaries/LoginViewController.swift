@MainActor
protocol LoginDisplayLogic: AnyObject {
  func displayWelcome(viewModel: Login.Authenticate.ViewModel)
  func displayFailure(viewModel: Login.Authenticate.ViewModel)
  func displayLoading(viewModel: Login.Loading.ViewModel)
}

@MainActor
final class LoginViewController {
  var interactor: (any LoginBusinessLogic)?
  var email = ""
  var password = ""
  private var outcome: Login.Authenticate.ViewModel?
  private var loading: Login.Loading.ViewModel?

  var title: String { outcome?.title ?? "" }
  var message: String { outcome?.message ?? "" }
  var isLoading: Bool { loading?.isLoading ?? false }

  func loginButtonTapped() async {
    guard let interactor else { return }
    await interactor.authenticate(request: .init(email: email, password: password)).value
  }
}

extension LoginViewController: LoginDisplayLogic {
  func displayWelcome(viewModel: Login.Authenticate.ViewModel) {
    outcome = viewModel
  }

  func displayFailure(viewModel: Login.Authenticate.ViewModel) {
    outcome = viewModel
  }

  func displayLoading(viewModel: Login.Loading.ViewModel) {
    loading = viewModel
  }
}
