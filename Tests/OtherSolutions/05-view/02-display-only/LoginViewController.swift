import KataUI

@MainActor
protocol LoginDisplayLogic: AnyObject {
  func displayWelcome(viewModel: Login.Authenticate.ViewModel)
  func displayFailure(viewModel: Login.Authenticate.ViewModel)
  func displayValidation(viewModel: Login.Validate.ViewModel)
  func displayLoading(viewModel: Login.Loading.ViewModel)
}

final class LoginViewController: UIViewController, LoginDisplayLogic {
  var interactor: (any LoginBusinessLogic)?
  var router: (any LoginRoutingLogic)?

  let emailField = UITextField()
  let emailHintLabel = UILabel()
  let passwordField = UITextField()
  let passwordHintLabel = UILabel()
  let loginButton = UIButton(type: .system)
  let signUpButton = UIButton(type: .system)
  let spinner = UIActivityIndicatorView()
  let welcomeLabel = UILabel()

  private var validation = Login.Validate.ViewModel(
    emailHint: nil, passwordHint: nil, canSubmit: true)
  private var loading = Login.Loading.ViewModel(isLoading: false)

  override func viewDidLoad() {
    super.viewDidLoad()
    layOut()
    forwardActions()
  }

  func displayWelcome(viewModel: Login.Authenticate.ViewModel) {
    router?.routeToHome()
    welcomeLabel.text = viewModel.message
    title = viewModel.title
  }

  func displayFailure(viewModel: Login.Authenticate.ViewModel) {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    alert.title = viewModel.title
    alert.message = viewModel.message
    alert.addAction(UIAlertAction(title: "OK", style: .cancel) { _ in })
    present(alert, animated: false)
  }

  func displayValidation(viewModel: Login.Validate.ViewModel) {
    validation = viewModel
    render()
  }

  func displayLoading(viewModel: Login.Loading.ViewModel) {
    loading = viewModel
    render()
  }

  private func render() {
    emailHintLabel.text = validation.emailHint ?? ""
    passwordHintLabel.isHidden = validation.passwordHint == nil
    if let hint = validation.passwordHint { passwordHintLabel.text = hint }
    if loading.isLoading {
      spinner.startAnimating()
      loginButton.isEnabled = false
    } else {
      spinner.stopAnimating()
      loginButton.isEnabled = validation.canSubmit
    }
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
    loginButton.addAction(UIAction { [weak self] _ in self?.logIn() }, for: .touchUpInside)
    signUpButton.addAction(UIAction { [weak self] _ in self?.signUp() }, for: .touchUpInside)
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
