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
    guard dataStore?.selectedHero != nil else { return }
    let destination = HeroDetailViewController()
    navigateToDetail(destination: destination)
  }

  private func navigateToDetail(destination: HeroDetailViewController) {
    viewController?.navigationController?.pushViewController(
      destination, animated: true)
  }
}
