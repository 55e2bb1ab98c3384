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
    viewController?.displayFetch(
      viewModel: OrderList.Fetch.ViewModel(
        summary: response.summary, rows: response.rows))
  }
}
