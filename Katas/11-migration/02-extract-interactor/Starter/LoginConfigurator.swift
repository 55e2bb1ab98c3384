@MainActor
enum LoginConfigurator {
  static func configure(client: any HTTPClient) -> LoginViewController {
    let viewModel = LoginViewModel(client: client)
    let interactor = LoginInteractor(worker: LoginWorker(client: client))
    viewModel.interactor = interactor
    interactor.presenter = viewModel
    return LoginViewController(viewModel: viewModel)
  }
}
