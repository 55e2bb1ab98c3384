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
    if let detail = makeDetail() {
      viewController?.navigationController?.pushViewController(detail, animated: false)
    }
  }

  private func makeDetail() -> UIViewController? {
    dataStore?.selectedHero.map(HeroDetailConfigurator.configure)
  }
}
