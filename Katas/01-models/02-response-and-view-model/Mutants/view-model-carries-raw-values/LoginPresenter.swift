@MainActor
protocol LoginPresentationLogic {
  func presentAuthentication(response: Login.Authenticate.Response)
}

final class LoginPresenter: LoginPresentationLogic {
  weak var viewController: (any LoginDisplayLogic)?

  func presentAuthentication(response: Login.Authenticate.Response) {
    switch response.result {
    case .success(let user):
      let viewModel = Login.Authenticate.ViewModel(
        title: "Welcome", message: user.name)
      viewController?.displayWelcome(viewModel: viewModel)
    case .failure(let error):
      let viewModel = Login.Authenticate.ViewModel(
        title: "Login Failed", message: "\(error)")
      viewController?.displayFailure(viewModel: viewModel)
    }
  }
}
