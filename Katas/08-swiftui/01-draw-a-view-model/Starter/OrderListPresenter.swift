import Foundation

@MainActor
protocol OrderListPresentationLogic {
  func presentFetch(response: OrderList.Fetch.Response)
}

@MainActor
protocol OrderListDisplayLogic: AnyObject {
  func displayFetch(viewModel: OrderList.Fetch.ViewModel)
}

/// Every word of the screen stands here.
final class OrderListPresenter: OrderListPresentationLogic {
  weak var screen: (any OrderListDisplayLogic)?
  private let locale: Locale
  private let currencyCode: String

  init(locale: Locale, currencyCode: String) {
    self.locale = locale
    self.currencyCode = currencyCode
  }

  func presentFetch(response: OrderList.Fetch.Response) {
    let orders = response.orders
    let viewModel = OrderList.Fetch.ViewModel(
      title: "Orders",
      summary: orders.count == 1 ? "1 order" : "\(orders.count) orders",
      message: orders.isEmpty ? "What you order is listed here." : nil,
      isLoading: response.isLoading,
      rows: orders.map { row(for: $0) })
    screen?.displayFetch(viewModel: viewModel)
  }

  private func row(for order: Order) -> OrderList.Fetch.ViewModel.Row {
    OrderList.Fetch.ViewModel.Row(
      id: order.id,
      customer: order.customer,
      total: order.total.formatted(
        .currency(code: currencyCode).locale(locale)),
      note: order.isLate ? "late" : nil)
  }
}
