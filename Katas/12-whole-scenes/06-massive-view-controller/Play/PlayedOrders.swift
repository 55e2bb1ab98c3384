import Foundation

@MainActor
enum PlayedOrders {
  static func make() -> OrderListViewController {
    OrderListConfigurator.configure(
      client: PlayedClient(), locale: Locale(identifier: "en_US"),
      timeZone: .gmt, currencyCode: "USD")
  }
}

/// The server's orders, whatever is asked for.
private struct PlayedClient: HTTPClient {
  func get(_ path: String) async throws -> Data {
    let ada = #"{ "firstName": "Ada", "lastName": "Lovelace" }"#
    let alan = #"{ "firstName": "Alan", "lastName": "Turing" }"#
    return Data(
      """
      [
        { "id": "1", "customer": \(ada), "placedAt": 1750000000,
          "total": 19.5, "status": "open" },
        { "id": "2", "customer": \(alan), "placedAt": 1750100000,
          "total": 7, "status": "shipped" }
      ]
      """.utf8)
  }
}
