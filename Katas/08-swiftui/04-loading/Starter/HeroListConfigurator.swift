extension HeroListView {
  /// A view with a cycle of its own behind it.
  static func configured(worker: any HeroesWorkerLogic) -> HeroListView {
    let screen = HeroListScreen()
    let presenter = HeroListPresenter()
    presenter.screen = screen
    let interactor = HeroListInteractor(worker: worker)
    interactor.presenter = presenter
    return HeroListView(screen: screen, interactor: interactor)
  }
}
