@MainActor
enum HeroListConfigurator {
  static func configure(worker: any HeroesWorkerLogic)
    -> HeroListViewController
  {
    let viewController = HeroListViewController()
    let interactor = HeroListInteractor(worker: worker)
    let presenter = HeroListPresenter()
    viewController.interactor = interactor
    interactor.presenter = presenter
    presenter.interactor = interactor
    presenter.viewController = viewController
    return viewController
  }
}
