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
    if let user = dataStore?.user {
      navigation?.viewControllers = [sceneFactory.makeHomeScene(user: user)]
    }
  }

  func routeToSignUp() {
    navigation?.pushViewController(sceneFactory.makeSignUpScene(), animated: false)
  }

  private var navigation: UINavigationController? { viewController?.navigationController }
}
