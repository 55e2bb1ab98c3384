@MainActor
protocol LoginPresentationLogic {
  func presentAuthentication(response: Login.Authenticate.Response)
}

final class LoginPresenter: LoginPresentationLogic {
  weak var viewController: (any LoginDisplayLogic)?

  func presentAuthentication(response: Login.Authenticate.Response) {
    do {
      let user = try response.result.get()
      viewController?.displayWelcome(
        viewModel: .init(message: "Welcome, " + user.name + "!", title: "Welcome"))
    } catch {
      viewController?.displayFailure(
        viewModel: .init(message: "Something went wrong. Try again.", title: "Login Failed"))
    }
  }
}
