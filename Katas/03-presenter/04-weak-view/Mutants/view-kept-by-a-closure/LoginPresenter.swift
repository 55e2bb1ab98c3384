@MainActor
protocol LoginPresentationLogic {
  func presentAuthentication(response: Login.Authenticate.Response)
}

final class LoginPresenter: LoginPresentationLogic {
  weak var viewController: (any LoginDisplayLogic)?
  private var showAgain: () -> Void = {}

  func presentAuthentication(response: Login.Authenticate.Response) {
    switch response.result {
    case .success(let user):
      let viewModel = Login.Authenticate.ViewModel(
        title: "Welcome", message: "Welcome, \(user.name)!")
      showAgain = { [viewController] in
        viewController?.displayWelcome(viewModel: viewModel)
      }
      viewController?.displayWelcome(viewModel: viewModel)
    case .failure(let error):
      let viewModel = Login.Authenticate.ViewModel(
        title: "Login Failed", message: message(for: error))
      viewController?.displayFailure(viewModel: viewModel)
    }
  }

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
