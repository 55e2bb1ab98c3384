/// The screen, without a screen: `email` and `password` are the texts of its two fields.
@MainActor
final class LoginViewController {
  var interactor: (any LoginBusinessLogic)?
  var email = ""
  var password = ""
  private lazy var request = Login.Authenticate.Request(
    email: email, password: password)

  func loginButtonTapped() {
    interactor?.authenticate(request: request)
  }
}
