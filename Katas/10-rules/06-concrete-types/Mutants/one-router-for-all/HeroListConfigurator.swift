@MainActor
enum HeroListConfigurator {
  private static let router = HeroListRouter()

  static func configure() -> HeroListViewController {
    let viewController = HeroListViewController()
    let interactor = HeroListInteractor(worker: HeroesWorker())
    let presenter = HeroListPresenter()
    viewController.interactor = interactor
    viewController.router = router
    interactor.presenter = presenter
    presenter.viewController = viewController
    router.viewController = viewController
    return viewController
  }
}
