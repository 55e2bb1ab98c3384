@MainActor
protocol LoginSceneConfigurator {
  func configured(
    _ viewController: LoginViewController, sceneFactory: any SceneFactory
  ) -> LoginViewController
}

final class DefaultLoginSceneConfigurator: LoginSceneConfigurator {
  private let worker: any LoginWorkerLogic
  private let validator: any CredentialValidating

  init(worker: any LoginWorkerLogic, validator: any CredentialValidating) {
    self.worker = worker
    self.validator = validator
  }

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
    return viewController
  }
}
