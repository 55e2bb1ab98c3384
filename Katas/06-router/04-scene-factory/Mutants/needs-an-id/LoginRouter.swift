import KataUI

@MainActor
protocol LoginRoutingLogic {
  func routeToHome()
  func routeToSignUp()
}

@MainActor
protocol LoginDataPassing {
  var dataStore: (any LoginDataStore)? { get }
}

final class LoginRouter: LoginRoutingLogic, LoginDataPassing {
  weak var viewController: UIViewController?
  var dataStore: (any LoginDataStore)?

  private let sceneFactory: any SceneFactory

  init(sceneFactory: any SceneFactory) {
    self.sceneFactory = sceneFactory
  }

  func routeToHome() {
    guard let user = dataStore?.user, !user.id.isEmpty else { return }
    let destination = sceneFactory.makeHomeScene(user: user)
    viewController?.navigationController?.setViewControllers(
      [destination], animated: true)
  }

  func routeToSignUp() {
    let destination = sceneFactory.makeSignUpScene()
    viewController?.navigationController?.pushViewController(
      destination, animated: true)
  }
}
