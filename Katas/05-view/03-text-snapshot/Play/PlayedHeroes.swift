/// The scene as an app would wire it.
@MainActor
enum PlayedHeroes {
  static func make() -> HeroListViewController {
    let viewController = HeroListViewController()
    let interactor = HeroListInteractor(worker: PlayedWorker())
    let presenter = HeroListPresenter()
    viewController.interactor = interactor
    interactor.presenter = presenter
    presenter.viewController = viewController
    return viewController
  }
}
