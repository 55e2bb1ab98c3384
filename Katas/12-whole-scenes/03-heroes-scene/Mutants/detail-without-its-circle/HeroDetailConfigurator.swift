@MainActor
enum HeroDetailConfigurator {
  static func configure(hero: Hero) -> HeroDetailViewController {
    let viewController = HeroDetailViewController()
    let interactor = HeroDetailInteractor(hero: hero)
    let presenter = HeroDetailPresenter()
    viewController.interactor = interactor
    presenter.viewController = viewController
    return viewController
  }
}
