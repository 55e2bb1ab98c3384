/// The screen, without a screen: `email` and `password` are the texts of its two fields.
@MainActor
final class LoginViewController {
  var interactor: (any LoginBusinessLogic)?
  var email = ""
  var password = ""
  private var isAsking = false

  func loginButtonTapped() {
    guard !isAsking else { return }
    isAsking = true
    let request = Login.Authenticate.Request(
      email: email, password: password)
    interactor?.authenticate(request: request)
  }
}
