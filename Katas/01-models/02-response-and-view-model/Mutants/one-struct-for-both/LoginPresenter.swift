@MainActor
protocol LoginPresentationLogic {
  func presentAuthentication(response: Login.Authenticate.Response)
}

final class LoginPresenter: LoginPresentationLogic {
  weak var viewController: (any LoginDisplayLogic)?

  func presentAuthentication(response: Login.Authenticate.Response) {
    var viewModel = response
    switch response.result {
    case .success(let user):
      viewModel.title = "Welcome"
      viewModel.message = "Welcome, \(user.name)!"
      viewController?.displayWelcome(viewModel: viewModel)
    case .failure:
      viewModel.title = "Login Failed"
      viewModel.message = "Something went wrong. Try again."
      viewController?.displayFailure(viewModel: viewModel)
    }
  }
}
