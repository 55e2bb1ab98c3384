@MainActor
enum ScoopsConfigurator {
  private static let presenter = ScoopsPresenter()

  static func configure(worker: any ScoopsWorkerLogic)
    -> ScoopsViewController
  {
    let viewController = ScoopsViewController()
    let interactor = ScoopsInteractor(worker: worker)
    viewController.interactor = interactor
    interactor.presenter = presenter
    presenter.viewController = viewController
    return viewController
  }
}
