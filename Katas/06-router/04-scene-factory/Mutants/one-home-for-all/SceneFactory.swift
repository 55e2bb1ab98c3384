import KataUI

@MainActor
protocol SceneFactory {
  func makeHomeScene(user: User) -> UIViewController
  func makeSignUpScene() -> UIViewController
}

struct DefaultSceneFactory: SceneFactory {
  private static let home = HomeConfigurator.configure()

  func makeHomeScene(user: User) -> UIViewController {
    let home = Self.home
    home.router?.dataStore?.user = user
    return home
  }

  func makeSignUpScene() -> UIViewController {
    SignUpConfigurator.configure()
  }
}
