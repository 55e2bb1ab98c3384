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
      do {
        let orders = try await worker.orders()
        present(.success(ordersThatCount(among: orders)))
      } catch {
        present(.failure(.unavailable))
      }
    }
  }

  private func ordersThatCount(among orders: [Order]) -> [Order] {
    var orders = orders
    orders.removeAll { $0.status == .cancelled }
    return orders.sorted { one, other in one.placedAt > other.placedAt }
  }

  private func present(_ result: Result<[Order], OrderListError>) {
    presenter?.presentFetch(response: .init(result: result))
  }
}
