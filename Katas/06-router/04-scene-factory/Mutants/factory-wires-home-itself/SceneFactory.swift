import KataUI

@MainActor
protocol SceneFactory {
  func makeHomeScene(user: User) -> UIViewController
  func makeSignUpScene() -> UIViewController
}

struct DefaultSceneFactory: SceneFactory {
  func makeHomeScene(user: User) -> UIViewController {
    let home = HomeViewController()
    let interactor = HomeInteractor()
    let presenter = HomePresenter()
    let router = HomeRouter()
    home.interactor = interactor
    home.router = router
    interactor.presenter = presenter
    presenter.viewController = home
    router.dataStore = interactor
    home.router?.dataStore?.user = user
    return home
  }

  func makeSignUpScene() -> UIViewController {
    SignUpConfigurator.configure()
  }
}
