import KataUI

@MainActor
protocol SceneFactory: AnyObject {
  func makeLoginScene() -> UIViewController
  func makeHomeScene(user: User) -> UIViewController
  func makeSignUpScene() -> UIViewController
}

final class DefaultSceneFactory: SceneFactory {
  private let loginConfigurator: any LoginSceneConfigurator

  private weak var open: UIViewController?

  init(loginConfigurator: any LoginSceneConfigurator) {
    self.loginConfigurator = loginConfigurator
  }

  func makeLoginScene() -> UIViewController {
    if let open { return open }
    let login = loginConfigurator.configured(
      LoginViewController(), sceneFactory: self)
    open = login
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
