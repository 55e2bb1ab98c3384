@MainActor
enum LoginConfigurator {
  static func configure(worker: any LoginWorkerLogic) -> LoginViewController
  {
    let viewController = LoginViewController()
    let interactor = LoginInteractor(worker: worker)
    let presenter = LoginPresenter()
    let router = LoginRouter()
    viewController.interactor = interactor
    viewController.router = router
    presenter.router = router
    interactor.presenter = presenter
    presenter.viewController = viewController
    router.viewController = viewController
    return viewController
  }
}
