extension OrderListView {
  static func configured(
    worker: any OrdersWorkerLogic, router: any OrderListRoutingLogic
  ) -> OrderListView {
    let screen = OrderListScreen()
    let interactor = OrderListInteractor(worker: worker)
    let presenter = OrderListPresenter()
    interactor.presenter = presenter
    presenter.screen = screen
    return OrderListView(
      screen: screen, interactor: interactor, router: router)
  }
}
