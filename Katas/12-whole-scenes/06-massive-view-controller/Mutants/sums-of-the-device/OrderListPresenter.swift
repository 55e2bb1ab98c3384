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
    viewController?.displayFetch(viewModel: viewModel(for: response))
  }

  private func viewModel(for response: OrderList.Fetch.Response)
    -> OrderList.Fetch.ViewModel
  {
    switch response.result {
    case .success(let orders):
      .init(
        summary: summary(of: orders.count),
        rows: orders.map { row(for: $0) })
    case .failure(.unavailable):
      .init(summary: "Orders are unavailable. Try again later.", rows: [])
    }
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
        .currency(code: currencyCode)))
  }

  private var dateStyle: Date.FormatStyle {
    Date.FormatStyle(
      date: .abbreviated, time: .omitted, locale: locale,
      calendar: locale.calendar, timeZone: timeZone)
  }
}
