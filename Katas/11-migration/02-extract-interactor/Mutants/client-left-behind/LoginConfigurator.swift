@MainActor
enum LoginConfigurator {
  static func configure(client: any HTTPClient) -> LoginViewController {
    let viewModel = LoginViewModel()
    let interactor = LoginInteractor(worker: LoginWorker(client: client))
    viewModel.client = client
    viewModel.interactor = interactor
    interactor.presenter = viewModel
    return LoginViewController(viewModel: viewModel)
  }
}
