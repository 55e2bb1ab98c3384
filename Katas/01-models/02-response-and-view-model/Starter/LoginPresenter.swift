@MainActor
protocol LoginPresentationLogic {
  func presentAuthentication(response: Login.Authenticate.Response)
}

final class LoginPresenter: LoginPresentationLogic {
  weak var viewController: (any LoginDisplayLogic)?

  func presentAuthentication(response: Login.Authenticate.Response) {
    switch response.result {
    case .success(let user):
      response.title = "Welcome"
      response.message = "Welcome, \(user.name)!"
      viewController?.displayWelcome(viewModel: response)
    case .failure:
      response.title = "Login Failed"
      response.message = "Something went wrong. Try again."
      viewController?.displayFailure(viewModel: response)
    }
  }
}
