import Foundation

@MainActor
enum OrderListConfigurator {
  static func configure(
    worker: any OrderListWorkerLogic, locale: Locale, timeZone: TimeZone,
    currencyCode: String
  ) -> OrderListViewController {
    let viewController = OrderListViewController()
    let interactor = OrderListInteractor(worker: worker)
    let presenter = OrderListPresenter(
      locale: locale, timeZone: timeZone, currencyCode: currencyCode)
    viewController.interactor = interactor
    interactor.presenter = presenter
    presenter.viewController = viewController
    return viewController
  }
}
