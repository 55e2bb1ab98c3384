@MainActor
enum TrackingConfigurator {
  static func configure(worker: any TrackingWorkerLogic)
    -> TrackingViewController
  {
    let viewController = TrackingViewController()
    let interactor = TrackingInteractor(worker: worker)
    let presenter = TrackingPresenter()
    viewController.interactor = interactor
    interactor.presenter = presenter
    presenter.viewController = viewController
    return viewController
  }
}
