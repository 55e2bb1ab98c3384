@MainActor
protocol LoginPresentationLogic {
  func presentAuthentication(response: Login.Authenticate.Response)
}

final class LoginPresenter: LoginPresentationLogic {
  weak var viewController: (any LoginDisplayLogic)?

  func presentAuthentication(response: Login.Authenticate.Response) {
    guard case .success = response.result else { return }
    let viewModel = Login.Authenticate.ViewModel(
      title: "Welcome", message: "Welcome, Ada!")
    viewController?.displayWelcome(viewModel: viewModel)
  }
}
