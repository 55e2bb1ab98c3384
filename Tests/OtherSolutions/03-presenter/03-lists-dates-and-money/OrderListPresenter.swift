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
    var rows: [OrderList.Fetch.ViewModel.Row] = []
    for order in response.orders {
      let customer = [order.customer.firstName, order.customer.lastName].joined(separator: " ")
      let total = amounts.string(from: order.total as NSDecimalNumber) ?? ""
      let date = dates.string(from: order.placedAt)
      rows.append(.init(id: order.id, customer: customer, date: date, total: total))
    }
    let count = rows.count
    let summary = count == 0 ? "No orders yet." : count == 1 ? "1 order" : "\(count) orders"
    viewController?.displayFetch(viewModel: .init(summary: summary, rows: rows))
  }
}
