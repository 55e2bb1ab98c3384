@MainActor
protocol OrderListBusinessLogic {
  func load(request: OrderList.Load.Request)
}

final class OrderListInteractor: OrderListBusinessLogic {
  var presenter: (any OrderListPresentationLogic)?

  private let worker: any OrdersWorkerLogic

  init(worker: any OrdersWorkerLogic) {
    self.worker = worker
  }

  func load(request: OrderList.Load.Request) {
    presenter?.presentLoad(
      response: OrderList.Load.Response(orders: worker.orders()))
  }
}
