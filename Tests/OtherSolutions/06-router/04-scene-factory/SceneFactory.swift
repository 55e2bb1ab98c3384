import KataUI

@MainActor
protocol SceneFactory {
  func makeHomeScene(user: User) -> UIViewController
  func makeSignUpScene() -> UIViewController
}

final class DefaultSceneFactory: SceneFactory {
  func makeHomeScene(user: User) -> UIViewController {
    let scene = HomeConfigurator.configure()
    if let store = scene.router?.dataStore { store.user = user }
    return scene
  }

  func makeSignUpScene() -> UIViewController {
    SignUpConfigurator.configure()
  }
}
