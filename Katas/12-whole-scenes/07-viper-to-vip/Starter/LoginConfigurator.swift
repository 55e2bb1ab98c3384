@MainActor
enum LoginConfigurator {
  static func configure(worker: any LoginWorkerLogic) -> LoginViewController
  {
    let viewController = LoginViewController()
    let interactor = LoginInteractor(worker: worker)
    let presenter = LoginPresenter()
    let router = LoginRouter()
    viewController.presenter = presenter
    presenter.viewController = viewController
    presenter.interactor = interactor
    presenter.router = router
    interactor.output = presenter
    router.viewController = viewController
    return viewController
  }
}
