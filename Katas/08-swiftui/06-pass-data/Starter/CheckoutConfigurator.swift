extension CheckoutFlow {
  static func configured(router: CheckoutRouter) -> CheckoutFlow {
    let screen = CheckoutScreen()
    let interactor = CheckoutInteractor()
    let presenter = CheckoutPresenter()
    interactor.presenter = presenter
    presenter.screen = screen
    router.dataStore = interactor
    return CheckoutFlow(
      router: router,
      checkout: CheckoutView(
        screen: screen, interactor: interactor, router: router))
  }
}
