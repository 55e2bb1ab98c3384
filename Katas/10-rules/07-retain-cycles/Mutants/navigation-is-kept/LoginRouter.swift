import KataUI

@MainActor
protocol LoginRoutingLogic {
  func routeToSignUp()
}

@MainActor
protocol LoginDataPassing {
  var dataStore: (any LoginDataStore)? { get }
}

final class LoginRouter: LoginRoutingLogic, LoginDataPassing {
  private var navigation: UINavigationController?
  weak var viewController: UIViewController?
  var dataStore: (any LoginDataStore)?

  func routeToSignUp() {
    let destination = SignUpViewController()
    navigation = navigation ?? viewController?.navigationController
    navigation?.pushViewController(
      destination, animated: true)
  }
}
