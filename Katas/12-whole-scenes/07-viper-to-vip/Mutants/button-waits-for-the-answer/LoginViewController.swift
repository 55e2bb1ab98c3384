import KataUI

@MainActor
protocol LoginDisplayLogic: AnyObject {
  func displayWelcome(viewModel: Login.Authenticate.ViewModel)
  func displayFailure(viewModel: Login.Authenticate.ViewModel)
  func displayLoading(viewModel: Login.Loading.ViewModel)
}

final class LoginViewController: UIViewController {
  var interactor: (any LoginBusinessLogic)?
  var router: (any LoginRoutingLogic)?

  let emailField = UITextField()
  let passwordField = UITextField()
  let loginButton = UIButton(type: .system)
  let spinner = UIActivityIndicatorView()
  let messageLabel = UILabel()

  /// The latest login, for those who want to wait for its end.
  private(set) var loggingIn: Task<Void, Never>?

  override func viewDidLoad() {
    super.viewDidLoad()
    emailField.placeholder = "Email"
    passwordField.placeholder = "Password"
    loginButton.setTitle("Log in", for: .normal)
    loginButton.addAction(
      UIAction { [weak self] _ in self?.logIn() }, for: .touchUpInside)
    view.addSubview(
      UIStackView(arrangedSubviews: [
        emailField, passwordField, loginButton, spinner, messageLabel,
      ]))
  }

  private func logIn() {
    loggingIn = interactor?.authenticate(
      request: .init(
        email: emailField.text ?? "", password: passwordField.text ?? ""))
  }
}

extension LoginViewController: LoginDisplayLogic {
  func displayWelcome(viewModel: Login.Authenticate.ViewModel) {
    title = viewModel.title
    messageLabel.text = viewModel.message
    router?.routeToHome()
  }

  func displayFailure(viewModel: Login.Authenticate.ViewModel) {
    title = viewModel.title
    messageLabel.text = viewModel.message
  }

  func displayLoading(viewModel: Login.Loading.ViewModel) {
    if viewModel.isLoading {
      spinner.startAnimating()
      loginButton.isEnabled = false
    } else {
      spinner.stopAnimating()
      loginButton.isEnabled = true
    }
  }
}
