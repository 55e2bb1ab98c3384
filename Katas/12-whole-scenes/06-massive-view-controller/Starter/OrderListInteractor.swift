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

  /// The returned task ends when the outcome has been presented.
  @discardableResult
  func fetch(request: OrderList.Fetch.Request) -> Task<Void, Never> {
    Task {
      // TODO: Decide which orders count, and how they are sorted; present the outcome.
    }
  }
}
