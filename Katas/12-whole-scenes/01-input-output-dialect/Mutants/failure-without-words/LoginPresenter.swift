/// What the presenter can be told.
typealias LoginPresenterInput = LoginInteractorOutput

/// What the presenter has worded.
typealias LoginPresenterOutput = LoginViewControllerInput

final class LoginPresenter: LoginPresenterInput {
  weak var viewController: (any LoginPresenterOutput)?

  func presentAuthentication(response: Login.Authenticate.Response) {
    switch response.result {
    case .success(let user):
      viewController?.displayWelcome(
        viewModel: .init(
          title: "Welcome", message: "Welcome, \(user.name)!"))
    case .failure:
      viewController?.displayFailure(
        viewModel: .init(title: "Login Failed", message: ""))
    }
  }

  func presentLoading(response: Login.Loading.Response) {
    viewController?.displayLoading(
      viewModel: .init(isLoading: response.isLoading))
  }
}
