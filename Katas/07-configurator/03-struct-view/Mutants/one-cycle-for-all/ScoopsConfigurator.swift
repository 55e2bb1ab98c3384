extension ScoopsView {
  private static var sharedInteractor: ScoopsInteractor?

  /// A copy of this view with a cycle behind it.
  func configured(worker: any ScoopsWorkerLogic) -> ScoopsView {
    var view = self
    let interactor =
      Self.sharedInteractor ?? ScoopsInteractor(worker: worker)
    Self.sharedInteractor = interactor
    let presenter = ScoopsPresenter()
    presenter.viewController = screen
    interactor.presenter = presenter
    view.interactor = interactor
    return view
  }
}
