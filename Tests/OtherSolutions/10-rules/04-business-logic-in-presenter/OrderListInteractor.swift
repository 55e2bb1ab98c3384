@MainActor
protocol OrderListBusinessLogic {
  @discardableResult
  func fetch(request: OrderList.Fetch.Request) -> Task<Void, Never>
}

final class OrderListInteractor: OrderListBusinessLogic {
  var presenter: (any OrderListPresentationLogic)?

  private let worker: any OrderListWorkerLogic

  init(worker: any OrderListWorkerLogic) {
    self.worker = worker
  }

  @discardableResult
  func fetch(request: OrderList.Fetch.Request) -> Task<Void, Never> {
    Task {
      var orders = await worker.orders()
      orders.removeAll(where: isCancelled)
      orders.sort { newer, older in newer.placedAt > older.placedAt }
      presenter?.presentFetch(response: .init(orders: orders))
    }
  }

  private func isCancelled(_ order: Order) -> Bool {
    switch order.status {
    case .cancelled: true
    case .open, .shipped: false
    }
  }
}
