import Foundation

@MainActor
protocol OrderListPresentationLogic {
  func presentFetch(response: OrderList.Fetch.Response)
}

final class OrderListPresenter: OrderListPresentationLogic {
  weak var viewController: (any OrderListDisplayLogic)?
  private let formatter: OrderFormatter

  init(locale: Locale, timeZone: TimeZone, currencyCode: String) {
    formatter = OrderFormatter(locale: locale, timeZone: timeZone, currencyCode: currencyCode)
  }

  func presentFetch(response: OrderList.Fetch.Response) {
    viewController?.displayFetch(
      viewModel: OrderList.Fetch.ViewModel(
        summary: formatter.summary(of: response.orders.count),
        rows: response.orders.map(formatter.row)))
  }
}

private struct OrderFormatter {
  let locale: Locale
  let timeZone: TimeZone
  let currencyCode: String

  func summary(of count: Int) -> String {
    switch count {
    case 0: "No orders yet."
    case 1: "1 order"
    default: "\(count) orders"
    }
  }

  func row(for order: Order) -> OrderList.Fetch.ViewModel.Row {
    OrderList.Fetch.ViewModel.Row(
      id: order.id,
      customer: "\(order.customer.firstName) \(order.customer.lastName)",
      date: order.placedAt.formatted(dateStyle),
      total: order.total.formatted(.currency(code: currencyCode).locale(locale)))
  }

  private var dateStyle: Date.FormatStyle {
    Date.FormatStyle(date: .abbreviated, time: .omitted, locale: locale, timeZone: timeZone)
  }
}
