import Foundation

@MainActor
enum OrderListConfigurator {
  static func configure(
    client: any HTTPClient, locale: Locale, timeZone: TimeZone,
    currencyCode: String
  ) -> OrderListViewController {
    let viewController = OrderListViewController()
    let interactor = OrderListInteractor(
      worker: OrderListWorker(client: client))
    let presenter = OrderListPresenter(
      locale: Locale(identifier: "en_US"), timeZone: .gmt,
      currencyCode: "USD")
    viewController.interactor = interactor
    interactor.presenter = presenter
    presenter.viewController = viewController
    return viewController
  }
}
