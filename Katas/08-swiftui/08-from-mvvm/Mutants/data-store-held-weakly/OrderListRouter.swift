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
  @ObservationIgnored weak var dataStore: (any OrderListDataStore)?

  func routeToOrder() {
    guard let order = dataStore?.selected else { return }
    path.append(.order(number: order.number))
  }
}
