@MainActor
protocol LoginPresentationLogic {
  func presentAuthentication(response: Login.Authenticate.Response)
}

final class LoginPresenter: LoginPresentationLogic {
  private weak var view: (any LoginDisplayLogic)?

  var viewController: (any LoginDisplayLogic)? {
    get { view }
    set { view = newValue }
  }

  func presentAuthentication(response: Login.Authenticate.Response) {
    guard let view else { return }
    switch response.result {
    case .success(let user):
      view.displayWelcome(viewModel: .init(title: "Welcome", message: "Welcome, \(user.name)!"))
    case .failure(let error):
      view.displayFailure(viewModel: .init(title: "Login Failed", message: words(for: error)))
    }
  }

  private func words(for error: LoginError) -> String {
    switch error {
    case .emptyEmail: "Enter your email address."
    case .emptyPassword: "Enter your password."
    case .invalidCredentials: "Email and password do not match."
    case .offline: "You seem to be offline. Try again later."
    case .unknown: "Something went wrong. Try again."
    }
  }
}
