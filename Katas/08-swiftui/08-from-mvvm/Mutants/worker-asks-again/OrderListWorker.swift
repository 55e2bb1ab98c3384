import Foundation

protocol OrderListWorkerLogic: Sendable {
  func orders() async throws -> [Order]
}

struct OrderListWorker: OrderListWorkerLogic {
  let client: any HTTPClient

  func orders() async throws -> [Order] {
    return try JSONDecoder().decode([Order].self, from: try await answer())
  }

  private func answer() async throws -> Data {
    do {
      return try await client.get("orders")
    } catch {
      return try await client.get("orders")
    }
  }
}
