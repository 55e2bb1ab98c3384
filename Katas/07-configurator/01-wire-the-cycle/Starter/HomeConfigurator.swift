@MainActor
enum HomeConfigurator {
  static func configure() -> HomeViewController {
    let viewController = HomeViewController()
    let interactor = HomeInteractor()
    let presenter = HomePresenter()
    let router = HomeRouter()
    viewController.interactor = interactor
    viewController.router = router
    interactor.presenter = presenter
    presenter.viewController = viewController
    router.dataStore = interactor
    return viewController
  }
}
