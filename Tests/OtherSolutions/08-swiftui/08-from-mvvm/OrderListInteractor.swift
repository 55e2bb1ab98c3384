@MainActor
protocol OrderListBusinessLogic {
  func load(request: OrderList.Load.Request) async
  func select(request: OrderList.Select.Request)
}

@MainActor
protocol OrderListDataStore: AnyObject {
  var selected: Order? { get }
}

final class OrderListInteractor: OrderListBusinessLogic,
  OrderListDataStore
{
  var presenter: (any OrderListPresentationLogic)?
  private(set) var selected: Order?

  private let worker: any OrderListWorkerLogic
  private var orders: [Order] = []

  init(worker: any OrderListWorkerLogic) {
    self.worker = worker
  }

  func load(request: OrderList.Load.Request) async {
    let all = try? await worker.orders()
    orders = (all ?? []).filter { order in !order.isCancelled }
    orders.sort { $1.number < $0.number }
    presenter?.presentLoad(
      response: .init(result: all == nil ? .failure(.unavailable) : .success(orders)))
  }

  func select(request: OrderList.Select.Request) {
    switch orders.first(where: { $0.number == request.number }) {
    case let order? where order.isPaid:
      selected = order
      presenter?.presentSelect(response: .init())
    case let order?: presenter?.presentRefusal(response: .init(number: order.number))
    case nil: break
    }
  }
}
