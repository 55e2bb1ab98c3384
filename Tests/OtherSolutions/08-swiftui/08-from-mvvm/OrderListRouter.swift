import KataSwiftUI

@MainActor
protocol OrderListRoutingLogic {
  func routeToOrder()
}

@MainActor
protocol OrderListDataPassing {
  var dataStore: (any OrderListDataStore)? { get }
}

@Observable
final class OrderListRouter: OrderListRoutingLogic, OrderListDataPassing {
  var path: [Place] = []
  @ObservationIgnored var dataStore: (any OrderListDataStore)?

  func routeToOrder() {
    path += [dataStore?.selected].compactMap { $0 }.map { Place.order(number: $0.number) }
  }
}
