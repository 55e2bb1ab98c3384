import Foundation

protocol OrderListWorkerLogic: Sendable {
  func orders() async throws -> [Order]
}

struct OrderListWorker: OrderListWorkerLogic {
  let client: any HTTPClient

  func orders() async throws -> [Order] {
    guard let data = try? await client.get("orders") else { return [] }
    return (try? JSONDecoder().decode([Order].self, from: data)) ?? []
  }
}
