import Foundation

@MainActor
protocol OrderListPresentationLogic {
  func presentFetch(response: OrderList.Fetch.Response)
}

final class OrderListPresenter: OrderListPresentationLogic {
  weak var viewController: (any OrderListDisplayLogic)?
  private let texts: OrderTexts

  init(locale: Locale, timeZone: TimeZone, currencyCode: String) {
    texts = OrderTexts(
      locale: locale, timeZone: timeZone, currencyCode: currencyCode)
  }

  func presentFetch(response: OrderList.Fetch.Response) {
    let viewModel = OrderList.Fetch.ViewModel(
      summary: texts.summary(of: response.orders.count),
      rows: response.orders.map { texts.row(for: $0) })
    viewController?.displayFetch(viewModel: viewModel)
  }
}

/// What is read in the list of orders.
private struct OrderTexts {
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
      total: order.total.formatted(
        .currency(code: currencyCode).locale(locale)))
  }

  private var dateStyle: Date.FormatStyle {
    Date.FormatStyle(
      date: .abbreviated, time: .omitted, locale: locale,
      calendar: locale.calendar, timeZone: timeZone)
  }
}
