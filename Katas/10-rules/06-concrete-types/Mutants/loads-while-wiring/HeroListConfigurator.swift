@MainActor
enum HeroListConfigurator {
  static func configure() -> HeroListViewController {
    let viewController = HeroListViewController()
    let interactor = HeroListInteractor(worker: HeroesWorker())
    let presenter = HeroListPresenter()
    let router = HeroListRouter()
    viewController.interactor = interactor
    viewController.router = router
    interactor.presenter = presenter
    presenter.viewController = viewController
    router.viewController = viewController
    interactor.load(request: HeroList.Load.Request())
    return viewController
  }
}
