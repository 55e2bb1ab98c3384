import Foundation

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
      let orders = await worker.orders()
        .filter { $0.status != .cancelled }
        .sorted {
          Calendar.current.compare(
            $0.placedAt, to: $1.placedAt, toGranularity: .minute)
            == .orderedDescending
        }
      presenter?.presentFetch(
        response: OrderList.Fetch.Response(orders: orders))
    }
  }
}
