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
      if let index = orders.firstIndex(where: { $0.status == .cancelled }) {
        orders.remove(at: index)
      }
      orders.sort { $0.placedAt > $1.placedAt }
      presenter?.presentFetch(response: .init(orders: orders))
    }
  }
}
