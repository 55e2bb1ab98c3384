extension ScoopsView {
  /// A copy of this view with a cycle behind it.
  func configured(worker: any ScoopsWorkerLogic) -> ScoopsView {
    var view = self
    guard interactor == nil else { return view }
    let interactor = ScoopsInteractor(worker: worker)
    let presenter = ScoopsPresenter()
    presenter.viewController = screen
    interactor.presenter = presenter
    view.interactor = interactor
    return view
  }
}
