import Foundation

@MainActor
protocol OrderListBusinessLogic {
  @discardableResult
  func fetch(request: OrderList.Fetch.Request) -> Task<Void, Never>
}

final class OrderListInteractor: OrderListBusinessLogic {
  var presenter: (any OrderListPresentationLogic)?

  private let worker: any OrderListWorkerLogic
  private let formatter: any OrderFormatting

  init(
    worker: any OrderListWorkerLogic,
    provider: any OrderFormatterProviding = OrderFormatterProvider()
  ) {
    self.worker = worker
    formatter = provider.makeFormatter()
  }

  @discardableResult
  func fetch(request: OrderList.Fetch.Request) -> Task<Void, Never> {
    Task {
      let orders = await worker.orders()
      let response = OrderList.Fetch.Response(
        summary: formatter.summary(of: orders.count),
        rows: orders.map { formatter.row(for: $0) })
      presenter?.presentFetch(response: response)
    }
  }
}

// MARK: - Formatting

protocol OrderFormatting {
  func summary(of count: Int) -> String
  func row(for order: Order) -> OrderList.Fetch.ViewModel.Row
}

protocol OrderFormatterProviding {
  func makeFormatter() -> any OrderFormatting
}

struct OrderFormatterProvider: OrderFormatterProviding {
  func makeFormatter() -> any OrderFormatting {
    OrderFormatter(
      locale: Locale(identifier: "en_US"), timeZone: .gmt,
      currencyCode: "USD")
  }
}

struct OrderFormatter: OrderFormatting {
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
