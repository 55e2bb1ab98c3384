import Foundation

protocol OrderListWorkerLogic: Sendable {
  func orders() async throws -> [Order]
}

final class OrderListWorker: OrderListWorkerLogic {
  private let client: any HTTPClient

  init(client: any HTTPClient) {
    self.client = client
  }

  func orders() async throws -> [Order] {
    // TODO: Ask the client, and decode all orders.
    []
  }
}
