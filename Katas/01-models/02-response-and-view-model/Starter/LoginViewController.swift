import KataUI

@MainActor
protocol LoginDisplayLogic: AnyObject {
  func displayWelcome(viewModel: Login.Authenticate.ViewModel)
  func displayFailure(viewModel: Login.Authenticate.ViewModel)
}

/// The screen, in UIKit's own names: two fields and a button, a title and a message.
final class LoginViewController: UIViewController, LoginDisplayLogic {
  var interactor: (any LoginBusinessLogic)?

  let emailField = UITextField()
  let passwordField = UITextField()
  let loginButton = UIButton(type: .system)
  let titleLabel = UILabel()
  let messageLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    loginButton.setTitle("Log in", for: .normal)
    view.addSubview(
      UIStackView(arrangedSubviews: [
        emailField, passwordField, loginButton, titleLabel, messageLabel,
      ]))
    loginButton.addAction(
      UIAction { [weak self] _ in self?.loginButtonTapped() },
      for: .touchUpInside)
  }

  private func loginButtonTapped() {
    let request = Login.Authenticate.Request(
      email: emailField.text ?? "", password: passwordField.text ?? "")
    interactor?.authenticate(request: request)
  }

  func displayWelcome(viewModel: Login.Authenticate.ViewModel) {
    display(viewModel)
  }

  func displayFailure(viewModel: Login.Authenticate.ViewModel) {
    display(viewModel)
  }

  private func display(_ viewModel: Login.Authenticate.ViewModel) {
    titleLabel.text = viewModel.title
    messageLabel.text = viewModel.message
  }
}
