import Foundation

@testable import Orders

/// Keeps what it is told to display.
final class OrderListViewSpy: OrderListDisplayLogic {
  private(set) var viewModels: [OrderList.Fetch.ViewModel] = []

  func displayFetch(viewModel: OrderList.Fetch.ViewModel) {
    viewModels.append(viewModel)
  }
}

/// Orders whose every text is known beforehand.
enum Seeds {
  /// Placed on 29 June 2026 at 23:30 UTC.
  static let adas = Order(
    id: "A-1", customer: Customer(firstName: "Ada", lastName: "Lovelace"),
    placedAt: Date(timeIntervalSince1970: 1_782_775_800), total: 1234.5,
    status: .open)

  /// Placed on 5 July 2026 at 23:30 UTC.
  static let graces = Order(
    id: "G-2", customer: Customer(firstName: "Grace", lastName: "Hopper"),
    placedAt: Date(timeIntervalSince1970: 1_783_294_200), total: 80,
    status: .shipped)

  static let marys = Order(
    id: "M-3",
    customer: Customer(firstName: "Mary", lastName: "Somerville"),
    placedAt: Date(timeIntervalSince1970: 1_782_603_000), total: 45,
    status: .open)

  /// Placed on 31 December 2026 at 12:00 UTC.
  static let newYearsEve = Order(
    id: "S-5",
    customer: Customer(firstName: "Sofia", lastName: "Kovalevskaya"),
    placedAt: Date(timeIntervalSince1970: 1_798_718_400), total: 30,
    status: .open)

  /// Placed on 25 December 2026 at 23:30 UTC.
  static let christmas = Order(
    id: "L-6", customer: Customer(firstName: "Lise", lastName: "Meitner"),
    placedAt: Date(timeIntervalSince1970: 1_798_241_400), total: 25,
    status: .open)

  static let janes = Order(
    id: "J-7",
    customer: Customer(firstName: "Jane", lastName: "van der Berg"),
    placedAt: Date(timeIntervalSince1970: 1_782_603_000), total: 19,
    status: .open)

  static let cancelled = Order(
    id: "T-4", customer: Customer(firstName: "Alan", lastName: "Turing"),
    placedAt: Date(timeIntervalSince1970: 1_782_689_400), total: 12,
    status: .cancelled)

  static let refund = Order(
    id: "R-8", customer: Customer(firstName: "Rosa", lastName: "Parks"),
    placedAt: Date(timeIntervalSince1970: 1_782_689_400), total: -1019.5,
    status: .shipped)

  /// Twelve of one customer, who pays nothing for them.
  static let many = (1...12).map { number in
    Order(
      id: "E-\(number)",
      customer: Customer(firstName: "Emmy", lastName: "Noether"),
      placedAt: Date(timeIntervalSince1970: 1_782_775_800), total: 0,
      status: .open)
  }
}
