import KataUI

@MainActor
protocol SceneFactory {
  func makeHomeScene(user: User) -> UIViewController
  func makeSignUpScene() -> UIViewController
}

struct DefaultSceneFactory: SceneFactory {
  func makeHomeScene(user: User) -> UIViewController {
    let home = HomeConfigurator.configure()
    home.router?.dataStore?.user = User(id: "1", name: user.name)
    return home
  }

  func makeSignUpScene() -> UIViewController {
    SignUpConfigurator.configure()
  }
}
