@MainActor
enum HeroListConfigurator {
  static func configure(worker: any HeroesWorkerLogic)
    -> HeroListViewController
  {
    let viewController = HeroListViewController()
    let interactor = HeroListInteractor(worker: worker)
    let presenter = HeroListPresenter()
    let router = HeroListRouter()
    viewController.interactor = interactor
    viewController.router = router
    interactor.presenter = presenter
    presenter.viewController = viewController
    router.viewController = viewController
    router.dataStore = interactor
    interactor.load(request: .init())
    return viewController
  }
}
