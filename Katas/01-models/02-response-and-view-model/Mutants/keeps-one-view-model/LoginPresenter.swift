@MainActor
protocol LoginPresentationLogic {
  func presentAuthentication(response: Login.Authenticate.Response)
}

final class LoginPresenter: LoginPresentationLogic {
  weak var viewController: (any LoginDisplayLogic)?
  private var viewModel = Login.Authenticate.ViewModel(
    title: "", message: "")

  func presentAuthentication(response: Login.Authenticate.Response) {
    switch response.result {
    case .success(let user):
      viewModel = Login.Authenticate.ViewModel(
        title: "Welcome", message: "Welcome, \(user.name)!")
      viewController?.displayWelcome(viewModel: viewModel)
    case .failure:
      viewModel = Login.Authenticate.ViewModel(
        title: "Login Failed", message: "Something went wrong. Try again.")
      viewController?.displayFailure(viewModel: viewModel)
    }
  }
}
