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
    loginConfigurator.configured(LoginViewController(), sceneFactory: self)
  }

  func makeHomeScene(user: User) -> UIViewController {
    let home = HomeConfigurator.configure()
    return home
  }

  func makeSignUpScene() -> UIViewController {
    SignUpConfigurator.configure()
  }
}
