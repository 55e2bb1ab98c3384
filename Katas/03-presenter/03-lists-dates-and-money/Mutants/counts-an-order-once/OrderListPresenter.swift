import Foundation

@MainActor
protocol OrderListPresentationLogic {
  func presentFetch(response: OrderList.Fetch.Response)
}

final class OrderListPresenter: OrderListPresentationLogic {
  weak var viewController: (any OrderListDisplayLogic)?
  private let locale: Locale
  private let timeZone: TimeZone
  private let currencyCode: String

  init(locale: Locale, timeZone: TimeZone, currencyCode: String) {
    self.locale = locale
    self.timeZone = timeZone
    self.currencyCode = currencyCode
  }

  func presentFetch(response: OrderList.Fetch.Response) {
    let viewModel = OrderList.Fetch.ViewModel(
      summary: summary(of: Set(response.orders.map(\.id)).count),
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
      date: order.placedAt.formatted(dateStyle),
      total: order.total.formatted(
        .currency(code: currencyCode).locale(locale)))
  }

  private var dateStyle: Date.FormatStyle {
    Date.FormatStyle(
      date: .abbreviated, time: .omitted, locale: locale,
      calendar: locale.calendar, timeZone: timeZone)
  }
}
