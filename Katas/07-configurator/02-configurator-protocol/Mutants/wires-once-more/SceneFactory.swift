import KataUI

@MainActor
protocol SceneFactory: AnyObject {
  func makeLoginScene() -> UIViewController
  func makeHomeScene(user: User) -> UIViewController
  func makeSignUpScene() -> UIViewController
}

final class DefaultSceneFactory: SceneFactory {
  private let loginConfigurator: any LoginSceneConfigurator

  init(loginConfigurator: any LoginSceneConfigurator) {
    self.loginConfigurator = loginConfigurator
  }

  func makeLoginScene() -> UIViewController {
    let login = loginConfigurator.configured(
      LoginViewController(), sceneFactory: self)
    login.router = LoginRouter(sceneFactory: self)
    return login
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
