@MainActor
protocol LoginPresentationLogic {
  func presentAuthentication(response: Login.Authenticate.Response)
}

final class LoginPresenter: LoginPresentationLogic {
  weak var viewController: (any LoginDisplayLogic)?

  func presentAuthentication(response: Login.Authenticate.Response) {
    let name = (try? response.result.get())?.name ?? "stranger"
    let viewModel = Login.Authenticate.ViewModel(
      title: "Welcome", message: "Welcome, \(name)!")
    viewController?.displayWelcome(viewModel: viewModel)
  }
}
