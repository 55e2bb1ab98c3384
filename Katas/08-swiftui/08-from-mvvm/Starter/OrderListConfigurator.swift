extension OrderListFlow {
  static func configured(client: any HTTPClient) -> OrderListFlow {
    // TODO: Step 6. Make the missing parts, and wire them.
    let interactor = OrderListInteractor(
      worker: OrderListWorker(client: client))
    return OrderListFlow(
      router: OrderListRouter(),
      list: OrderListView(
        screen: OrderListScreen(), interactor: interactor))
  }
}
