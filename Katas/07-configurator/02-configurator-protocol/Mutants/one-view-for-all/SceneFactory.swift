import KataUI

@MainActor
protocol SceneFactory: AnyObject {
  func makeLoginScene() -> UIViewController
  func makeHomeScene(user: User) -> UIViewController
  func makeSignUpScene() -> UIViewController
}

final class DefaultSceneFactory: SceneFactory {
  private let loginConfigurator: any LoginSceneConfigurator

  private lazy var view = LoginViewController()

  init(loginConfigurator: any LoginSceneConfigurator) {
    self.loginConfigurator = loginConfigurator
  }

  func makeLoginScene() -> UIViewController {
    loginConfigurator.configured(view, sceneFactory: self)
  }

  func makeHomeScene(user: User) -> UIViewController {
    let home = HomeConfigurator.configure()
    home.router?.dataStore?.user = user
    return home
  }

  func makeSignUpScene() -> UIViewController {
    SignUpConfigurator.configure()
  }
}
