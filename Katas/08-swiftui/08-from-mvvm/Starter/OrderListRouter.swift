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
    // TODO: Step 5. Where does the selected order's place belong?
  }
}
