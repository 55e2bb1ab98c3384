import KataUI

@MainActor
protocol HeroListRoutingLogic {
  func routeToDetail()
}

@MainActor
protocol HeroListDataPassing {
  var dataStore: (any HeroListDataStore)? { get }
}

final class HeroListRouter: HeroListRoutingLogic, HeroListDataPassing {
  private var shown: Hero?
  weak var viewController: UIViewController?
  var dataStore: (any HeroListDataStore)?

  func routeToDetail() {
    guard let hero = dataStore?.selectedHero else { return }
    if shown == hero { return }
    shown = hero
    let destination = HeroDetailConfigurator.configure(hero: hero)
    navigateToDetail(destination: destination)
  }

  private func navigateToDetail(destination: HeroDetailViewController) {
    viewController?.navigationController?.pushViewController(
      destination, animated: true)
  }
}
