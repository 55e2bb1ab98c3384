import KataUI

@MainActor
protocol SceneFactory {
  func makeHomeScene(user: User) -> UIViewController
  func makeSignUpScene() -> UIViewController
}

struct DefaultSceneFactory: SceneFactory {
  private static let signUp = SignUpConfigurator.configure()

  func makeHomeScene(user: User) -> UIViewController {
    let home = HomeConfigurator.configure()
    home.router?.dataStore?.user = user
    return home
  }

  func makeSignUpScene() -> UIViewController {
    Self.signUp
  }
}
