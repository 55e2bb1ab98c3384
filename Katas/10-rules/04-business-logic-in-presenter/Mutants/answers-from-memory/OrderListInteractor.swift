@MainActor
protocol OrderListBusinessLogic {
  @discardableResult
  func fetch(request: OrderList.Fetch.Request) -> Task<Void, Never>
}

final class OrderListInteractor: OrderListBusinessLogic {
  var presenter: (any OrderListPresentationLogic)?

  private let worker: any OrderListWorkerLogic
  private var cached: [Order]?

  init(worker: any OrderListWorkerLogic) {
    self.worker = worker
  }

  @discardableResult
  func fetch(request: OrderList.Fetch.Request) -> Task<Void, Never> {
    Task {
      let orders: [Order]
      if let cached {
        orders = cached
      } else {
        orders = await worker.orders()
          .filter { $0.status != .cancelled }
          .sorted { $0.placedAt > $1.placedAt }
        cached = orders
      }
      presenter?.presentFetch(
        response: OrderList.Fetch.Response(orders: orders))
    }
  }
}
