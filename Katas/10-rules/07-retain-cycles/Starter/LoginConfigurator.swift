@MainActor
enum LoginConfigurator {
  static func configure(
    worker: any LoginWorkerLogic, connection: any ConnectionWorkerLogic
  ) -> LoginViewController {
    let viewController = LoginViewController()
    let interactor = LoginInteractor(worker: worker, connection: connection)
    let presenter = LoginPresenter()
    let router = LoginRouter()
    viewController.interactor = interactor
    viewController.router = router
    interactor.presenter = presenter
    presenter.viewController = viewController
    router.viewController = viewController
    router.dataStore = interactor
    return viewController
  }
}
