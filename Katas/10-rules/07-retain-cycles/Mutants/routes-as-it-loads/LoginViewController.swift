import KataUI

@MainActor
protocol LoginDisplayLogic: AnyObject {
  func displayWelcome(viewModel: Login.Authenticate.ViewModel)
  func displayFailure(viewModel: Login.Authenticate.ViewModel)
}

final class LoginViewController: UIViewController {
  var interactor: (any LoginBusinessLogic)?
  var router: (any LoginRoutingLogic & LoginDataPassing)?

  let emailField = UITextField()
  let passwordField = UITextField()
  let loginButton = UIButton(type: .system)
  let signUpButton = UIButton(type: .system)
  let messageLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    layOut()
    loginButton.addAction(
      UIAction { [weak self] _ in self?.logIn() }, for: .touchUpInside)
    signUpButton.addAction(
      UIAction { [weak self] _ in self?.router?.routeToSignUp() },
      for: .touchUpInside)
    router?.routeToSignUp()
    interactor?.watchConnection(request: Login.WatchConnection.Request())
  }

  private func layOut() {
    emailField.placeholder = "Email"
    passwordField.placeholder = "Password"
    passwordField.isSecureTextEntry = true
    loginButton.setTitle("Log in", for: .normal)
    signUpButton.setTitle("Sign up", for: .normal)
    view.addSubview(
      UIStackView(arrangedSubviews: [
        emailField, passwordField, loginButton, signUpButton, messageLabel,
      ]))
  }

  private func logIn() {
    let request = Login.Authenticate.Request(
      email: emailField.text ?? "", password: passwordField.text ?? "")
    interactor?.authenticate(request: request)
  }
}

extension LoginViewController: LoginDisplayLogic {
  func displayWelcome(viewModel: Login.Authenticate.ViewModel) {
    title = viewModel.title
    messageLabel.text = viewModel.message
  }

  func displayFailure(viewModel: Login.Authenticate.ViewModel) {
    title = viewModel.title
    messageLabel.text = viewModel.message
  }
}
