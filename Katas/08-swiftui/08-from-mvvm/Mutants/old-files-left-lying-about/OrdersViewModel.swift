import Foundation
import KataSwiftUI

/// Fetches, decides, words and navigates.
@MainActor
@Observable
final class OrdersViewModel {
  var path: [Place] = []
  var unpaid: Order?
  private(set) var orders: [Order] = []
  private(set) var summary = ""

  @ObservationIgnored private let client: any HTTPClient

  init(client: any HTTPClient) {
    self.client = client
  }

  func load() async {
    do {
      let data = try await client.get("orders")
      let all = try JSONDecoder().decode([Order].self, from: data)
      orders = all.filter { !$0.isCancelled }
        .sorted { $0.number > $1.number }
      let total = euros(orders.reduce(0) { $0 + $1.cents })
      switch orders.count {
      case 0: summary = "No orders yet."
      case 1: summary = "1 order, \(total)"
      default: summary = "\(orders.count) orders, \(total)"
      }
    } catch {
      orders = []
      summary = "The orders cannot be reached."
    }
  }

  func open(_ order: Order) {
    if order.isPaid {
      path.append(.order(number: order.number))
    } else {
      unpaid = order
    }
  }

  func title(of order: Order) -> String {
    "#\(order.number) \(order.item), \(euros(order.cents))"
  }

  private func euros(_ cents: Int) -> String {
    String(format: "%.2f €", Double(cents) / 100)
  }
}
