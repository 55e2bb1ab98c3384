@MainActor
enum LoginConfigurator {
  static func configure(client: any HTTPClient) -> LoginViewController {
    let viewController = LoginViewController()
    let interactor = LoginInteractor(worker: LoginWorker(client: client))
    let presenter = LoginPresenter()
    interactor.presenter = presenter
    presenter.viewController = viewController
    return viewController
  }
}
