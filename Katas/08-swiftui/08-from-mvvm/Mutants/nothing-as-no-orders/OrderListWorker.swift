import Foundation

protocol OrderListWorkerLogic: Sendable {
  func orders() async throws -> [Order]
}

struct OrderListWorker: OrderListWorkerLogic {
  let client: any HTTPClient

  func orders() async throws -> [Order] {
    let data = try await client.get("orders")
    if data.isEmpty { return [] }
    return try JSONDecoder().decode([Order].self, from: data)
  }
}
