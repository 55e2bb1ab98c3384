@MainActor
enum LoginConfigurator {
  private static var last: LoginViewController?

  static func configure(
    worker: any LoginWorkerLogic, validator: any CredentialValidating,
    sceneFactory: any SceneFactory
  ) -> LoginViewController {
    let viewController = LoginViewController()
    let interactor = LoginInteractor(worker: worker, validator: validator)
    let presenter = LoginPresenter()
    let router = LoginRouter(sceneFactory: sceneFactory)
    viewController.interactor = interactor
    viewController.router = router
    interactor.presenter = presenter
    presenter.viewController = viewController
    router.viewController = viewController
    router.dataStore = interactor
    last = viewController
    return viewController
  }
}
