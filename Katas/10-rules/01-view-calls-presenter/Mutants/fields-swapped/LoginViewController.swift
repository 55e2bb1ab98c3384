import KataUI

@MainActor
protocol LoginDisplayLogic: AnyObject {
  func displayWelcome(viewModel: Login.Authenticate.ViewModel)
  func displayFailure(viewModel: Login.Authenticate.ViewModel)
}

final class LoginViewController: UIViewController {
  var interactor: (any LoginBusinessLogic)?

  let emailField = UITextField()
  let passwordField = UITextField()
  let loginButton = UIButton(type: .system)
  let guestButton = UIButton(type: .system)
  let messageLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    layOut()
    loginButton.addAction(
      UIAction { [weak self] _ in self?.logIn() }, for: .touchUpInside)
    guestButton.addAction(
      UIAction { [weak self] _ in self?.continueAsGuest() },
      for: .touchUpInside)
  }

  private func layOut() {
    emailField.placeholder = "Email"
    passwordField.placeholder = "Password"
    passwordField.isSecureTextEntry = true
    loginButton.setTitle("Log in", for: .normal)
    guestButton.setTitle("Continue as guest", for: .normal)
    view.addSubview(
      UIStackView(arrangedSubviews: [
        emailField, passwordField, loginButton, guestButton, messageLabel,
      ]))
  }

  private func logIn() {
    let request = Login.Authenticate.Request(
      email: passwordField.text ?? "", password: emailField.text ?? "")
    interactor?.authenticate(request: request)
  }

  private func continueAsGuest() {
    interactor?.continueAsGuest(request: Login.ContinueAsGuest.Request())
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
