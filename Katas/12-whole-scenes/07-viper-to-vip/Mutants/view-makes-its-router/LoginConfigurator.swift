@MainActor
enum LoginConfigurator {
  static func configure(worker: any LoginWorkerLogic) -> LoginViewController
  {
    let viewController = LoginViewController()
    let interactor = LoginInteractor(worker: worker)
    let presenter = LoginPresenter()
    viewController.interactor = interactor
    interactor.presenter = presenter
    presenter.viewController = viewController
    return viewController
  }
}
