extension ScoopsView {
  /// A copy of this view with a cycle behind it.
  func configured(worker: any ScoopsWorkerLogic) -> ScoopsView {
    screen.displayLoad(
      viewModel: Scoops.Load.ViewModel(cones: [], flavors: [], toppings: [])
    )
    var view = self
    let interactor = ScoopsInteractor(worker: worker)
    let presenter = ScoopsPresenter()
    presenter.viewController = screen
    interactor.presenter = presenter
    view.interactor = interactor
    return view
  }
}
