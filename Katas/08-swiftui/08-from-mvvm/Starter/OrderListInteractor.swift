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

  init(worker: any OrderListWorkerLogic) {
    self.worker = worker
  }

  func load(request: OrderList.Load.Request) async {
    // TODO: Step 2. Which orders count, and in which order?
  }

  func select(request: OrderList.Select.Request) {
    // TODO: Step 2. Which order can be opened?
  }
}
