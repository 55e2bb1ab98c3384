@MainActor
final class LoginViewController {
  var interactor: (any LoginBusinessLogic)?
  var email = ""
  var password = ""

  private var request: Login.Authenticate.Request {
    .init(email: email, password: password)
  }

  func loginButtonTapped() {
    guard let interactor else { return }
    interactor.authenticate(request: request)
  }
}
