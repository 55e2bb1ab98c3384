import Foundation

protocol OrderListWorkerLogic: Sendable {
  func orders() async throws -> [Order]
}

struct OrderListWorker: OrderListWorkerLogic {
  let client: any HTTPClient

  func orders() async throws -> [Order] {
    _ = try await client.get("orders")
    let data = try await client.get("orders")
    return try JSONDecoder().decode([Order].self, from: data)
  }
}
