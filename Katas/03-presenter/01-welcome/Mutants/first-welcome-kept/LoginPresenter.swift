@MainActor
protocol LoginPresentationLogic {
  func presentAuthentication(response: Login.Authenticate.Response)
}

final class LoginPresenter: LoginPresentationLogic {
  weak var viewController: (any LoginDisplayLogic)?

  private var viewModel: Login.Authenticate.ViewModel?

  func presentAuthentication(response: Login.Authenticate.Response) {
    guard case .success(let user) = response.result else { return }
    let viewModel =
      viewModel
      ?? Login.Authenticate.ViewModel(
        title: "Welcome", message: "Welcome, \(user.name)!")
    self.viewModel = viewModel
    viewController?.displayWelcome(viewModel: viewModel)
  }
}
