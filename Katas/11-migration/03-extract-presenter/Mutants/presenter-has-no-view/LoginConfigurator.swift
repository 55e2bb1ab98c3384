@MainActor
enum LoginConfigurator {
  static func configure(client: any HTTPClient) -> LoginViewController {
    let viewModel = LoginViewModel()
    let interactor = LoginInteractor(worker: LoginWorker(client: client))
    let presenter = LoginPresenter()
    viewModel.interactor = interactor
    interactor.presenter = presenter
    return LoginViewController(viewModel: viewModel)
  }
}
