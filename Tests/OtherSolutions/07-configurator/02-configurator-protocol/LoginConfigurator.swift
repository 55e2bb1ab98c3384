@MainActor
protocol LoginSceneConfigurator {
  func configured(
    _ viewController: LoginViewController, sceneFactory: any SceneFactory
  ) -> LoginViewController
}

struct DefaultLoginSceneConfigurator: LoginSceneConfigurator {
  let worker: any LoginWorkerLogic
  let validator: any CredentialValidating

  func configured(
    _ viewController: LoginViewController, sceneFactory: any SceneFactory
  ) -> LoginViewController {
    let interactor = LoginInteractor(worker: worker, validator: validator)
    let presenter = LoginPresenter()
    let router = LoginRouter(sceneFactory: sceneFactory)
    viewController.interactor = interactor
    viewController.router = router
    interactor.presenter = presenter
    presenter.viewController = viewController
    router.viewController = viewController
    router.dataStore = interactor
    return viewController
  }
}
