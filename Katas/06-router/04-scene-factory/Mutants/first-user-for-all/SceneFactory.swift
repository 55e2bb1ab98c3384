import KataUI

@MainActor
protocol SceneFactory {
  func makeHomeScene(user: User) -> UIViewController
  func makeSignUpScene() -> UIViewController
}

struct DefaultSceneFactory: SceneFactory {
  private static var first: User?

  func makeHomeScene(user: User) -> UIViewController {
    let home = HomeConfigurator.configure()
    Self.first = Self.first ?? user
    home.router?.dataStore?.user = Self.first
    return home
  }

  func makeSignUpScene() -> UIViewController {
    SignUpConfigurator.configure()
  }
}
