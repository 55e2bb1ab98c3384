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
    guard let order = dataStore?.selected, order.isPaid else { return }
    path.append(.order(number: order.number))
  }
}
