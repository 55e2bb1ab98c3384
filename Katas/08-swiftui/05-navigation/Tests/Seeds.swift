import KataSwiftUI

@testable import Orders

extension Order {
  static let coffee = Order(
    id: 1, item: "Coffee", cents: 450, isShipped: false)
  static let tea = Order(id: 2, item: "Tea", cents: 320, isShipped: true)
  static let milk = Order(id: 3, item: "Milk", cents: 110, isShipped: false)
  static let oatMilk = Order(
    id: 4, item: "oat Milk", cents: 190, isShipped: false)
}

/// Has two orders, and notes which are cancelled.
final class OrdersWorkerSpy: OrdersWorkerLogic {
  private(set) var cancelled: [Int] = []

  func orders() -> [Order] {
    [.coffee, .tea].filter { !cancelled.contains($0.id) }
  }

  func cancel(id: Int) {
    cancelled.append(id)
  }
}

extension ViewHost {
  /// What a sheet or an alert says, in alphabetical order; empty without one.
  func lines(below mark: String) -> [String] {
    rows(below: mark).sorted()
  }

  /// What a sheet or an alert says, from top to bottom.
  func rows(below mark: String) -> [String] {
    let lines = screen.split(separator: "\n").map(String.init)
    guard let start = lines.lastIndex(where: { $0.contains(mark) }) else {
      return []
    }
    return lines[(start + 1)...].map { line in
      let text = line.drop { $0 == " " }
      return String(text.hasPrefix("- ") ? text.dropFirst(2) : text)
    }.filter { !$0.isEmpty }
  }
}
