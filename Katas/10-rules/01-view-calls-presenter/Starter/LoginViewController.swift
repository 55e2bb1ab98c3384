import KataUI

@MainActor
protocol LoginDisplayLogic: AnyObject {
  func displayWelcome(viewModel: Login.Authenticate.ViewModel)
  func displayFailure(viewModel: Login.Authenticate.ViewModel)
}

final class LoginViewController: UIViewController {
  var interactor: (any LoginBusinessLogic)?
  var presenter: (any LoginPresentationLogic)?

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
    let email = emailField.text ?? ""
    let password = passwordField.text ?? ""
    guard !email.isEmpty else {
      presenter?.presentAuthentication(
        response: .init(result: .failure(.emptyEmail)))
      return
    }
    guard !password.isEmpty else {
      presenter?.presentAuthentication(
        response: .init(result: .failure(.emptyPassword)))
      return
    }
    interactor?.authenticate(
      request: .init(email: email, password: password))
  }

  private func continueAsGuest() {
    presenter?.presentAuthentication(
      response: .init(result: .success(.guest)))
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
