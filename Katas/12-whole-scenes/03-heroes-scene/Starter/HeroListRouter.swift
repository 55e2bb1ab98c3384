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
    // TODO: Have the detail of the selected hero made, then push it onto the list.
  }
}
