import Foundation

@MainActor
enum OrderListConfigurator {
  static func configure(
    client: any HTTPClient, locale: Locale, timeZone: TimeZone,
    currencyCode: String
  ) -> OrderListViewController {
    let viewController = OrderListViewController()
    viewController.client = client
    viewController.locale = locale
    viewController.timeZone = timeZone
    viewController.currencyCode = currencyCode
    return viewController
  }
}
