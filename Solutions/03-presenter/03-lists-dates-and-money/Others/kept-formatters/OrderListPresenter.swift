import Foundation

@MainActor
protocol OrderListPresentationLogic {
  func presentFetch(response: OrderList.Fetch.Response)
}

final class OrderListPresenter: OrderListPresentationLogic {
  weak var viewController: (any OrderListDisplayLogic)?
  private let dates = DateFormatter()
  private let amounts = NumberFormatter()

  init(locale: Locale, timeZone: TimeZone, currencyCode: String) {
    dates.locale = locale
    dates.timeZone = timeZone
    dates.dateStyle = .medium
    dates.timeStyle = .none
    amounts.numberStyle = .currency
    amounts.locale = locale
    amounts.currencyCode = currencyCode
  }

  func presentFetch(response: OrderList.Fetch.Response) {
    let viewModel = OrderList.Fetch.ViewModel(
      summary: summary(of: response.orders.count),
      rows: response.orders.map { row(for: $0) })
    viewController?.displayFetch(viewModel: viewModel)
  }

  private func summary(of count: Int) -> String {
    switch count {
    case 0: "No orders yet."
    case 1: "1 order"
    default: "\(count) orders"
    }
  }

  private func row(for order: Order) -> OrderList.Fetch.ViewModel.Row {
    OrderList.Fetch.ViewModel.Row(
      id: order.id,
      customer: "\(order.customer.firstName) \(order.customer.lastName)",
      date: dates.string(from: order.placedAt),
      total: amounts.string(from: order.total as NSDecimalNumber) ?? "")
  }
}
