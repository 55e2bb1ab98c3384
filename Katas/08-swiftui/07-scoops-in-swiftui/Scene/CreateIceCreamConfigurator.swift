extension CreateIceCreamView {
  static func configured(
    worker: any CreateIceCreamWorkerLogic
  ) -> CreateIceCreamView {
    let screen = CreateIceCreamScreen()
    let interactor = CreateIceCreamInteractor(worker: worker)
    let presenter = CreateIceCreamPresenter()
    interactor.presenter = presenter
    presenter.screen = screen
    return CreateIceCreamView(screen: screen, interactor: interactor)
  }
}
