@MainActor
protocol OrderListBusinessLogic {
  @discardableResult
  func fetch(request: OrderList.Fetch.Request) -> Task<Void, Never>
}

final class OrderListInteractor: OrderListBusinessLogic {
  var presenter: (any OrderListPresentationLogic)?

  private let worker: any OrderListWorkerLogic
  private var kept: [Order] = []

  init(worker: any OrderListWorkerLogic) {
    self.worker = worker
  }

  /// The returned task ends when the outcome has been presented.
  @discardableResult
  func fetch(request: OrderList.Fetch.Request) -> Task<Void, Never> {
    Task {
      let result = await ordersThatCount()
      presenter?.presentFetch(
        response: OrderList.Fetch.Response(result: result))
    }
  }

  private func ordersThatCount() async -> Result<[Order], OrderListError> {
    do {
      if kept.isEmpty { kept = try await worker.orders() }
      let orders =
        kept
        .filter { $0.status != .cancelled }
        .sorted { $0.placedAt > $1.placedAt }
      return .success(orders)
    } catch {
      return .failure(.unavailable)
    }
  }
}
