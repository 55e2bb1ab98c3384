extension ScoopsView {
  /// This view with a cycle behind it.
  func configured(worker: any ScoopsWorkerLogic) -> ScoopsView {
    let interactor = ScoopsInteractor(worker: worker)
    let presenter = ScoopsPresenter()
    presenter.viewController = screen
    interactor.presenter = presenter
    self.interactor = interactor
    return self
  }
}
