@MainActor
enum LoginConfigurator {
  static func configure(client: any HTTPClient) -> LoginViewController {
    let viewModel = LoginViewModel()
    let viewController = LoginViewController(viewModel: viewModel)
    let interactor = LoginInteractor(worker: LoginWorker(client: client))
    let presenter = LoginPresenter()
    viewController.interactor = interactor
    interactor.presenter = presenter
    presenter.viewController = viewModel
    return viewController
  }
}
