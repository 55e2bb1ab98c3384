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
  var dataStore: (any HeroListDataStore)?

  func routeToDetail() {
    if let hero = dataStore?.selectedHero, let navigation = viewController?.navigationController {
      navigation.pushViewController(HeroDetailConfigurator.configure(hero: hero), animated: true)
    }
  }
}
