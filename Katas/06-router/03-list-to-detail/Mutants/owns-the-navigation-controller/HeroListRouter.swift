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
  weak var viewController: UIViewController?
  private var stack: UINavigationController?
  var dataStore: (any HeroListDataStore)?

  func routeToDetail() {
    guard let hero = dataStore?.selectedHero else { return }
    let destination = HeroDetailConfigurator.configure(hero: hero)
    navigateToDetail(destination: destination)
  }

  private func navigateToDetail(destination: HeroDetailViewController) {
    stack = viewController?.navigationController
    stack?.pushViewController(
      destination, animated: true)
  }
}
