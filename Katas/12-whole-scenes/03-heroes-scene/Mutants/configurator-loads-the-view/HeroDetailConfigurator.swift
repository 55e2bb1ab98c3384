@MainActor
enum HeroDetailConfigurator {
  static func configure(hero: Hero) -> HeroDetailViewController {
    let viewController = HeroDetailViewController()
    let interactor = HeroDetailInteractor(hero: hero)
    let presenter = HeroDetailPresenter()
    viewController.interactor = interactor
    interactor.presenter = presenter
    presenter.viewController = viewController
    viewController.loadViewIfNeeded()
    return viewController
  }
}
