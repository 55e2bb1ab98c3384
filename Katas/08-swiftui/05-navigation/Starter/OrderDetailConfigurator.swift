extension OrderDetailView {
  static func configured(
    id: Int, worker: any OrdersWorkerLogic,
    router: any OrderDetailRoutingLogic
  ) -> OrderDetailView {
    let screen = OrderDetailScreen()
    let interactor = OrderDetailInteractor(id: id, worker: worker)
    let presenter = OrderDetailPresenter()
    screen.router = router
    interactor.presenter = presenter
    presenter.screen = screen
    return OrderDetailView(screen: screen, interactor: interactor)
  }
}
