@MainActor
protocol LoginPresentationLogic {
  func presentAuthentication(response: Login.Authenticate.Response)
}

final class LoginPresenter: LoginPresentationLogic {
  weak var viewController: (any LoginDisplayLogic)?

  func presentAuthentication(response: Login.Authenticate.Response) {
    switch response.result {
    case .success(let user):
      viewController?.displayWelcome(viewModel: welcome(user))
    case .failure:
      break
    }
  }

  private func welcome(_ user: User) -> Login.Authenticate.ViewModel {
    let title = "Welcome"
    return .init(title: title, message: title + ", " + user.name + "!")
  }
}
