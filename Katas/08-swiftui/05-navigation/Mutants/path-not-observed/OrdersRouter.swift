import KataSwiftUI

@MainActor
protocol OrderListRoutingLogic {
  func routeToOrder(id: Int)
}

@MainActor
protocol OrderDetailRoutingLogic {
  func routeBack()
}

/// Knows the ways through the orders. The flow's stack shows its path.
@Observable
final class OrdersRouter: OrderListRoutingLogic, OrderDetailRoutingLogic {
  @ObservationIgnored var path: [Place] = []

  @ObservationIgnored private let worker: any OrdersWorkerLogic

  init(worker: any OrdersWorkerLogic) {
    self.worker = worker
  }

  func routeToOrder(id: Int) {
    path.append(.order(id: id))
  }

  func routeBack() {
    _ = path.popLast()
  }

  func list() -> OrderListView {
    OrderListView.configured(worker: worker, router: self)
  }

  func detail(of id: Int) -> OrderDetailView {
    OrderDetailView.configured(id: id, worker: worker, router: self)
  }
}
