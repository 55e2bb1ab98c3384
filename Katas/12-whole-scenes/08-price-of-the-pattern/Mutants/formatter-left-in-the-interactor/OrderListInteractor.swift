@MainActor
protocol OrderListBusinessLogic {
  @discardableResult
  func fetch(request: OrderList.Fetch.Request) -> Task<Void, Never>
}

final class OrderListInteractor: OrderListBusinessLogic {
  var presenter: (any OrderListPresentationLogic)?

  private let worker: any OrderListWorkerLogic
  private let formatter: any OrderFormatting = OrderFormatter()

  init(worker: any OrderListWorkerLogic) {
    self.worker = worker
  }

  @discardableResult
  func fetch(request: OrderList.Fetch.Request) -> Task<Void, Never> {
    Task {
      let orders = await worker.orders()
      presenter?.presentFetch(
        response: OrderList.Fetch.Response(orders: orders))
    }
  }
}

protocol OrderFormatting {
  func name(of customer: Customer) -> String
}

struct OrderFormatter: OrderFormatting {
  func name(of customer: Customer) -> String {
    "\(customer.firstName) \(customer.lastName)"
  }
}
