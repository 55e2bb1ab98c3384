@MainActor
enum LoginConfigurator {
  static func configure(client: any HTTPClient) -> LoginViewController {
    let presenter = LoginPresenter()
    let interactor = LoginInteractor(worker: LoginWorker(client: client))
    interactor.presenter = presenter
    let view = LoginViewController()
    view.interactor = interactor
    presenter.viewController = view
    return view
  }
}
