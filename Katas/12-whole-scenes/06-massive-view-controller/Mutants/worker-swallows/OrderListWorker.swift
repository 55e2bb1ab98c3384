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
    let data = try await client.get("/orders")
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .secondsSince1970
    return (try? decoder.decode([Order].self, from: data)) ?? []
  }
}
