@MainActor
protocol LoginPresentationLogic {
  func presentAuthentication(response: Login.Authenticate.Response)
}

final class LoginPresenter: LoginPresentationLogic {
  weak var viewController: (any LoginDisplayLogic)?

  func presentAuthentication(response: Login.Authenticate.Response) {
    guard case .success(let user) = response.result, user.name.count > 1
    else { return }
    let viewModel = Login.Authenticate.ViewModel(
      title: "Welcome", message: "Welcome, \(user.name)!")
    viewController?.displayWelcome(viewModel: viewModel)
  }
}
