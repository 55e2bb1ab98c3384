/// The scene as an app would wire it.
@MainActor
enum PlayedLogin {
  static func make() -> LoginViewController {
    let viewController = LoginViewController()
    let interactor = LoginInteractor(
      worker: PlayedWorker(), validator: CredentialValidator())
    let presenter = LoginPresenter()
    let router = LoginRouter(sceneFactory: DefaultSceneFactory())
    viewController.interactor = interactor
    viewController.router = router
    interactor.presenter = presenter
    presenter.viewController = viewController
    router.viewController = viewController
    router.dataStore = interactor
    return viewController
  }
}
