@MainActor
enum MenuConfigurator {
  static func configure() -> MenuViewController {
    let viewController = MenuViewController()
    let interactor = MenuInteractor()
    let presenter = MenuPresenter()
    let router = MenuRouter()
    viewController.interactor = interactor
    viewController.router = router
    interactor.presenter = presenter
    presenter.viewController = viewController
    router.dataStore = interactor
    return viewController
  }
}
