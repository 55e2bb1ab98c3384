/// The screen, without a screen: `email` and `password` are the texts of its two fields.
@MainActor
final class LoginViewController {
  var interactor: (any LoginBusinessLogic)?
  var email = ""
  var password = ""

  func loginButtonTapped() {
    let request = Login.Authenticate.Request(
      email: Login.Email(text: email), password: password)
    interactor?.authenticate(request: request)
  }
}
