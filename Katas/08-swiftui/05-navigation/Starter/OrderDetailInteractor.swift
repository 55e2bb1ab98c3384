@MainActor
protocol OrderDetailBusinessLogic {
  func load(request: OrderDetail.Load.Request)
  func receipt(request: OrderDetail.Receipt.Request)
  func cancel(request: OrderDetail.Cancel.Request)
  func confirm(request: OrderDetail.Confirm.Request)
}

final class OrderDetailInteractor: OrderDetailBusinessLogic {
  var presenter: (any OrderDetailPresentationLogic)?

  private let id: Int
  private let worker: any OrdersWorkerLogic

  init(id: Int, worker: any OrdersWorkerLogic) {
    self.id = id
    self.worker = worker
  }

  func load(request: OrderDetail.Load.Request) {
    guard let order else { return }
    presenter?.presentLoad(response: .init(order: order))
  }

  func receipt(request: OrderDetail.Receipt.Request) {
    guard let order else { return }
    presenter?.presentReceipt(response: .init(order: order))
  }

  func cancel(request: OrderDetail.Cancel.Request) {
    guard let order else { return }
    presenter?.presentCancel(
      response: .init(order: order, isAllowed: !order.isShipped))
  }

  func confirm(request: OrderDetail.Confirm.Request) {
    guard let order, !order.isShipped else { return }
    worker.cancel(id: id)
    presenter?.presentConfirm(response: .init())
  }

  private var order: Order? {
    worker.orders().first { $0.id == id }
  }
}
