@MainActor
enum LoginConfigurator {
  static func configure(client: any HTTPClient) -> LoginViewController {
    let viewController = LoginViewController()
    let interactor = LoginInteractor(worker: LoginWorker(client: client))
    let presenter = LoginPresenter()
    viewController.interactor = interactor
    interactor.presenter = presenter
    return viewController
  }
}
