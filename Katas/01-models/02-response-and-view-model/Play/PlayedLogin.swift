/// The scene as an app would wire it, and a server that knows one user.
@MainActor
enum PlayedLogin {
  static func make() -> LoginViewController {
    let viewController = LoginViewController()
    let interactor = LoginInteractor(worker: PlayedWorker())
    let presenter = LoginPresenter()
    viewController.emailField.placeholder = "Email"
    viewController.passwordField.placeholder = "Password"
    viewController.interactor = interactor
    interactor.presenter = presenter
    presenter.viewController = viewController
    return viewController
  }
}

private struct PlayedWorker: LoginWorkerLogic {
  func authenticate(
    email: String, password: String,
    completion: @escaping @MainActor (Result<User, LoginError>) -> Void
  ) {
    let user = User(id: "1", name: "Ada")
    let isRight = password == "lovelace"
    Task { @MainActor in
      completion(isRight ? .success(user) : .failure(.invalidCredentials))
    }
  }
}
