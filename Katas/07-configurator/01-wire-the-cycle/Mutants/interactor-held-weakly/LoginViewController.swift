import KataUI

@MainActor
protocol LoginDisplayLogic: AnyObject {
  func displayWelcome(viewModel: Login.Authenticate.ViewModel)
  func displayFailure(viewModel: Login.Authenticate.ViewModel)
  func displayValidation(viewModel: Login.Validate.ViewModel)
  func displayLoading(viewModel: Login.Loading.ViewModel)
}

final class LoginViewController: UIViewController, LoginDisplayLogic {
  weak var interactor: (any LoginBusinessLogic)?
  var router: (any LoginRoutingLogic & LoginDataPassing)?

  let emailField = UITextField()
  let emailHintLabel = UILabel()
  let passwordField = UITextField()
  let passwordHintLabel = UILabel()
  let loginButton = UIButton(type: .system)
  let signUpButton = UIButton(type: .system)
  let spinner = UIActivityIndicatorView()
  let welcomeLabel = UILabel()

  private var canSubmit = true
  private var isLoading = false

  override func viewDidLoad() {
    super.viewDidLoad()
    layOut()
    forwardActions()
  }

  func displayWelcome(viewModel: Login.Authenticate.ViewModel) {
    title = viewModel.title
    welcomeLabel.text = viewModel.message
    router?.routeToHome()
  }

  func displayFailure(viewModel: Login.Authenticate.ViewModel) {
    let alert = UIAlertController(
      title: viewModel.title, message: viewModel.message,
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }

  func displayValidation(viewModel: Login.Validate.ViewModel) {
    emailHintLabel.text = viewModel.emailHint
    passwordHintLabel.text = viewModel.passwordHint
    canSubmit = viewModel.canSubmit
    updateLoginButton()
  }

  func displayLoading(viewModel: Login.Loading.ViewModel) {
    if viewModel.isLoading {
      spinner.startAnimating()
    } else {
      spinner.stopAnimating()
    }
    isLoading = viewModel.isLoading
    updateLoginButton()
  }

  private func updateLoginButton() {
    loginButton.isEnabled = canSubmit && !isLoading
  }

  private func layOut() {
    emailField.placeholder = "Email"
    passwordField.placeholder = "Password"
    passwordField.isSecureTextEntry = true
    loginButton.setTitle("Log in", for: .normal)
    signUpButton.setTitle("Sign up", for: .normal)
    view.addSubview(
      UIStackView(arrangedSubviews: [
        emailField, emailHintLabel, passwordField, passwordHintLabel,
        loginButton, signUpButton, spinner, welcomeLabel,
      ]))
  }

  private func forwardActions() {
    let validate = UIAction { [weak self] _ in self?.validate() }
    emailField.addAction(validate, for: .editingChanged)
    passwordField.addAction(validate, for: .editingChanged)
    loginButton.addAction(
      UIAction { [weak self] _ in self?.logIn() }, for: .touchUpInside)
    signUpButton.addAction(
      UIAction { [weak self] _ in self?.signUp() }, for: .touchUpInside)
  }

  private func validate() {
    let request = Login.Validate.Request(
      email: emailField.text ?? "", password: passwordField.text ?? "")
    interactor?.validate(request: request)
  }

  private func logIn() {
    let request = Login.Authenticate.Request(
      email: emailField.text ?? "", password: passwordField.text ?? "")
    interactor?.authenticate(request: request)
  }

  private func signUp() {
    router?.routeToSignUp()
  }
}
