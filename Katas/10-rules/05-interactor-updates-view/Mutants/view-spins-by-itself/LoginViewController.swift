import KataUI

@MainActor
protocol LoginDisplayLogic: AnyObject {
  func displayWelcome(viewModel: Login.Authenticate.ViewModel)
  func displayFailure(viewModel: Login.Authenticate.ViewModel)
  func displayLoading(viewModel: Login.Loading.ViewModel)
}

final class LoginViewController: UIViewController {
  var interactor: (any LoginBusinessLogic)?

  let emailField = UITextField()
  let passwordField = UITextField()
  let loginButton = UIButton(type: .system)
  let spinner = UIActivityIndicatorView()
  let messageLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    layOut()
    loginButton.addAction(
      UIAction { [weak self] _ in self?.logIn() }, for: .touchUpInside)
  }

  private func layOut() {
    emailField.placeholder = "Email"
    passwordField.placeholder = "Password"
    passwordField.isSecureTextEntry = true
    loginButton.setTitle("Log in", for: .normal)
    view.addSubview(
      UIStackView(arrangedSubviews: [
        emailField, passwordField, loginButton, spinner, messageLabel,
      ]))
  }

  private func logIn() {
    let request = Login.Authenticate.Request(
      email: emailField.text ?? "", password: passwordField.text ?? "")
    spinner.startAnimating()
    interactor?.authenticate(request: request)
  }
}

extension LoginViewController: LoginDisplayLogic {
  func displayWelcome(viewModel: Login.Authenticate.ViewModel) {
    title = viewModel.title
    messageLabel.textColor = .systemGreen
    messageLabel.text = viewModel.message
  }

  func displayFailure(viewModel: Login.Authenticate.ViewModel) {
    title = viewModel.title
    messageLabel.textColor = .systemRed
    messageLabel.text = viewModel.message
  }

  func displayLoading(viewModel: Login.Loading.ViewModel) {
    if viewModel.isLoading {
      spinner.startAnimating()
    } else {
      spinner.stopAnimating()
    }
  }
}
