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
      guard let result = await ordersThatCount() else { return }
      presenter?.presentFetch(
        response: OrderList.Fetch.Response(result: result))
    }
  }

  private func ordersThatCount() async
    -> Result<[Order], OrderListError>?
  {
    do {
      let orders = try await worker.orders()
        .filter { $0.status != .cancelled }
        .sorted { $0.placedAt > $1.placedAt }
      return .success(orders)
    } catch is CancellationError {
      return nil
    } catch {
      return .failure(.unavailable)
    }
  }
}
