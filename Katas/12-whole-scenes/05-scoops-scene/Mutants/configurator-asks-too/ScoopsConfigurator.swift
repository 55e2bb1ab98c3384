@MainActor
enum ScoopsConfigurator {
  static func configure(worker: any ScoopsWorkerLogic)
    -> ScoopsViewController
  {
    let viewController = ScoopsViewController()
    let interactor = ScoopsInteractor(worker: worker)
    let presenter = ScoopsPresenter()
    viewController.interactor = interactor
    interactor.presenter = presenter
    presenter.viewController = viewController
    interactor.load(request: .init())
    return viewController
  }
}
