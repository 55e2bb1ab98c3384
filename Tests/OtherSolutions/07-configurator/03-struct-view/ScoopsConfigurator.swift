extension ScoopsView {
  func configured(worker: any ScoopsWorkerLogic) -> ScoopsView {
    let presenter = ScoopsPresenter()
    let interactor = ScoopsInteractor(worker: worker)
    interactor.presenter = presenter
    var copy = self
    copy.interactor = interactor
    copy.display = ScoopsDisplay(screen: screen)
    presenter.viewController = copy.display
    return copy
  }
}
