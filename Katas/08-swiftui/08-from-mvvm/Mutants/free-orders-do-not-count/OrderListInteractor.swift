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
    do {
      orders = try await worker.orders()
        .filter { !$0.isCancelled && $0.cents > 0 }
        .sorted { $0.number > $1.number }
      presenter?.presentLoad(response: .init(result: .success(orders)))
    } catch {
      orders = []
      presenter?.presentLoad(
        response: .init(result: .failure(.unavailable)))
    }
  }

  func select(request: OrderList.Select.Request) {
    let order = orders.first { $0.number == request.number }
    guard let order else { return }
    guard order.isPaid else {
      presenter?.presentRefusal(response: .init(number: order.number))
      return
    }
    selected = order
    presenter?.presentSelect(response: .init())
  }
}
