extension AddressBookView {
  /// - Parameters:
  ///   - chosen: The address that gets the tick, if there is one.
  ///   - checkout: The router that leads back, and has the data store there.
  static func configured(
    worker: any AddressWorkerLogic, chosen: Address?,
    checkout: any CheckoutRoutingLogic & CheckoutDataPassing
  ) -> AddressBookView {
    let screen = AddressBookScreen()
    let interactor = AddressBookInteractor(worker: worker, chosen: chosen)
    let presenter = AddressBookPresenter()
    let router = AddressBookRouter(checkout: checkout)
    screen.router = router
    router.dataStore = interactor
    interactor.presenter = presenter
    presenter.screen = screen
    return AddressBookView(screen: screen, interactor: interactor)
  }
}
