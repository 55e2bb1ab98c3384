extension ScoopsView {
  func configured(worker: any ScoopsWorkerLogic) -> ScoopsView {
    let presenter = ScoopsPresenter()
    let interactor = ScoopsInteractor(worker: worker)
    interactor.presenter = presenter
    presenter.viewController = ScoopsDisplay(screen: screen)
    var copy = self
    copy.interactor = interactor
    return copy
  }
}
