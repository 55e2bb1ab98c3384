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
  weak var viewController: UIViewController?
  var dataStore: (any LoginDataStore)?

  func routeToSignUp() {
    let destination = SignUpViewController()
    viewController?.navigationController?.pushViewController(
      destination, animated: true)
    viewController = nil
  }
}
