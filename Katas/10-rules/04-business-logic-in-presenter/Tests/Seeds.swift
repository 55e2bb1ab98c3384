import Foundation

@testable import Orders

extension Order {
  /// From June 2026, in no special order; the one of Grace is cancelled.
  static let june: [Order] = [alan, grace, ada, barbara]

  static let ada = Order(
    id: "A1", customer: Customer(firstName: "Ada", lastName: "Lovelace"),
    placedAt: Date(timeIntervalSince1970: 1_781_000_000), total: 40,
    status: .open)
  static let grace = Order(
    id: "B2", customer: Customer(firstName: "Grace", lastName: "Hopper"),
    placedAt: Date(timeIntervalSince1970: 1_781_500_000), total: 25,
    status: .cancelled)
  static let edsger = Order(
    id: "E5", customer: Customer(firstName: "Edsger", lastName: "Dijkstra"),
    placedAt: Date(timeIntervalSince1970: 1_781_600_000), total: 12,
    status: .cancelled)
  static let alan = Order(
    id: "C3", customer: Customer(firstName: "Alan", lastName: "Turing"),
    placedAt: Date(timeIntervalSince1970: 1_782_000_000), total: 1234.5,
    status: .shipped)
  static let barbara = Order(
    id: "D4", customer: Customer(firstName: "Barbara", lastName: "Liskov"),
    placedAt: Date(timeIntervalSince1970: 1_781_700_000), total: 7,
    status: .open)
}

@MainActor
func makePresenter() -> OrderListPresenter {
  OrderListPresenter(
    locale: Locale(identifier: "en_US"),
    timeZone: TimeZone(secondsFromGMT: -36_000) ?? .gmt, currencyCode: "USD"
  )
}

@MainActor
func makePresenter(
  for view: OrderListViewController
) -> OrderListPresenter {
  let presenter = makePresenter()
  presenter.viewController = view
  return presenter
}

struct WorkerStub: OrderListWorkerLogic {
  var answer: [Order] = Order.june

  func orders() async -> [Order] { answer }
}
