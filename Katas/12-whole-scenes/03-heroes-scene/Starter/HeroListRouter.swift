import KataUI

@MainActor
protocol HeroListRoutingLogic {
  func routeToDetail()
}

@MainActor
protocol HeroListDataPassing {
  var dataStore: (any HeroListDataStore)? { get }
}
