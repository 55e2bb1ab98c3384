@MainActor
enum LoginConfigurator {
  static func configure(
    worker: any LoginWorkerLogic, validator: any CredentialValidating,
    sceneFactory: any SceneFactory
  ) -> LoginViewController {
    let view = LoginViewController()
    let interactor = LoginInteractor(worker: worker, validator: validator)
    interactor.presenter = makePresenter(for: view)
    view.router = makeRouter(from: view, to: sceneFactory, taking: interactor)
    view.interactor = interactor
    return view
  }

  private static func makePresenter(for view: LoginViewController) -> LoginPresenter {
    let presenter = LoginPresenter()
    presenter.viewController = view
    return presenter
  }

  private static func makeRouter(
    from view: LoginViewController, to sceneFactory: any SceneFactory,
    taking dataStore: any LoginDataStore
  ) -> LoginRouter {
    let router = LoginRouter(sceneFactory: sceneFactory)
    router.dataStore = dataStore
    router.viewController = view
    return router
  }
}
