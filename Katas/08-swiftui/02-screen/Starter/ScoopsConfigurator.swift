extension ScoopsView {
  /// A view with a cycle of its own behind it.
  static func configured(worker: any ScoopsWorkerLogic) -> ScoopsView {
    let screen = ScoopsScreen()
    let presenter = ScoopsPresenter()
    presenter.screen = screen
    let interactor = ScoopsInteractor(worker: worker)
    interactor.presenter = presenter
    return ScoopsView(screen: screen, interactor: interactor)
  }
}
