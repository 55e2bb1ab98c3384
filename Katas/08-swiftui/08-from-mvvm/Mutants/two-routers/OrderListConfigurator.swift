extension OrderListFlow {
  static func configured(client: any HTTPClient) -> OrderListFlow {
    let screen = OrderListScreen()
    let interactor = OrderListInteractor(
      worker: OrderListWorker(client: client))
    let presenter = OrderListPresenter()
    let router = OrderListRouter()
    interactor.presenter = presenter
    presenter.screen = screen
    let other = OrderListRouter()
    other.dataStore = interactor
    screen.router = other
    router.dataStore = interactor
    return OrderListFlow(
      router: router,
      list: OrderListView(screen: screen, interactor: interactor))
  }
}
