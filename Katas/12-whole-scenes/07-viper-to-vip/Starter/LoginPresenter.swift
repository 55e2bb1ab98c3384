// VIPER
@MainActor
protocol LoginEventHandling {
  func didTapLogIn(email: String, password: String) -> Task<Void, Never>
}

// VIPER
@MainActor
protocol LoginInteractorOutput: AnyObject {
  func didLogIn(_ user: User)
  func didFail(_ error: LoginError)
}

// VIP
@MainActor
protocol LoginPresentationLogic {
  func presentAuthentication(response: Login.Authenticate.Response)
  func presentLoading(response: Login.Loading.Response)
}

@MainActor
final class LoginPresenter {
  weak var viewController: (any LoginDisplayLogic)?

  // VIPER
  var interactor: (any LoginInteractorInput)?
  var router: (any LoginRoutingLogic)?

  private func message(for error: LoginError) -> String {
    switch error {
    case .emptyEmail: "Enter your email address."
    case .emptyPassword: "Enter your password."
    case .invalidCredentials: "Email and password do not match."
    case .offline: "You seem to be offline. Try again later."
    case .unknown: "Something went wrong. Try again."
    }
  }
}

// VIPER
extension LoginPresenter: LoginEventHandling, LoginInteractorOutput {
  func didTapLogIn(email: String, password: String) -> Task<Void, Never> {
    guard !email.isEmpty else {
      didFail(.emptyEmail)
      return Task {}
    }
    guard !password.isEmpty else {
      didFail(.emptyPassword)
      return Task {}
    }
    viewController?.displayLoading(viewModel: .init(isLoading: true))
    return interactor?.logIn(email: email, password: password) ?? Task {}
  }

  func didLogIn(_ user: User) {
    viewController?.displayLoading(viewModel: .init(isLoading: false))
    viewController?.displayWelcome(
      viewModel: .init(title: "Welcome", message: "Welcome, \(user.name)!"))
    router?.routeToHome()
  }

  func didFail(_ error: LoginError) {
    viewController?.displayLoading(viewModel: .init(isLoading: false))
    viewController?.displayFailure(
      viewModel: .init(title: "Login Failed", message: message(for: error)))
  }
}

// VIP
extension LoginPresenter: LoginPresentationLogic {
  func presentAuthentication(response: Login.Authenticate.Response) {
    // TODO: Write the text of the outcome.
  }

  func presentLoading(response: Login.Loading.Response) {
    // TODO: Display the loading.
  }
}
