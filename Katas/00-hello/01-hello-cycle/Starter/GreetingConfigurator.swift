@MainActor
enum GreetingConfigurator {
  static func configure() -> GreetingView {
    let view = GreetingView()
    let interactor = GreetingInteractor()
    let presenter = GreetingPresenter()
    view.interactor = interactor
    interactor.presenter = presenter
    presenter.viewController = view
    return view
  }
}
