@MainActor
protocol LoginPresentationLogic {
  func presentAuthentication(response: Login.Authenticate.Response)
}

final class LoginPresenter: LoginPresentationLogic {
  weak var viewController: (any LoginDisplayLogic)?

  func presentAuthentication(response: Login.Authenticate.Response) {
    switch response.result {
    case .success(let user):
      let viewModel = Login.Authenticate.ViewModel(user: user)
      viewController?.displayWelcome(viewModel: viewModel)
    case .failure:
      let viewModel = Login.Authenticate.ViewModel(
        title: "Login Failed", message: "Something went wrong. Try again.")
      viewController?.displayFailure(viewModel: viewModel)
    }
  }
}
