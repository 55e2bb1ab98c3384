@MainActor
enum ScoopsConfigurator {
  static func configure() -> ScoopsViewController {
    let viewController = ScoopsViewController()
    let interactor = ScoopsInteractor()
    let presenter = ScoopsPresenter()
    viewController.interactor = interactor
    interactor.presenter = presenter
    presenter.viewController = viewController
    return viewController
  }
}
