import KataUI

@MainActor
protocol SceneFactory {
  func makeHomeScene(user: User) -> UIViewController
  func makeSignUpScene() -> UIViewController
}

struct DefaultSceneFactory: SceneFactory {
  func makeHomeScene(user: User) -> UIViewController {
    // TODO: make Home as the router has done so far, with its user.
    UIViewController()
  }

  func makeSignUpScene() -> UIViewController {
    // TODO: make sign-up as the router has done so far.
    UIViewController()
  }
}
