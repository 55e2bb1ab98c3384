@MainActor
enum HeroListConfigurator {
  static func configure() -> HeroListViewController {
    let viewController = HeroListViewController()
    let interactor = HeroListInteractor()
    let presenter = HeroListPresenter()
    let router = HeroListRouter()
    viewController.interactor = interactor
    viewController.router = router
    interactor.presenter = presenter
    presenter.viewController = viewController
    router.viewController = viewController
    return viewController
  }
}
