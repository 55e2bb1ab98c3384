import Foundation

protocol OrderListWorkerLogic: Sendable {
  func orders() async throws -> [Order]
}

struct OrderListWorker: OrderListWorkerLogic {
  let client: any HTTPClient

  func orders() async throws -> [Order] {
    // TODO: Step 1. What talks with the server?
    []
  }
}
