/// The screen, without a screen: `email` and `password` are the texts of its two fields.
@MainActor
final class LoginViewController {
  var interactor: (any LoginBusinessLogic)?
  var email = ""
  var password = ""

  func loginButtonTapped() {
    // TODO: Put what the user typed into the request.
    let request = Login.Authenticate.Request()
    interactor?.authenticate(request: request)
  }
}
