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

  func routeToHome() {
    let home = HomeConfigurator.configure()
    if let user = dataStore?.user, let homeStore = home.router?.dataStore {
      homeStore.user = user
    }
    viewController?.navigationController?.viewControllers = [home]
  }

  func routeToSignUp() {
    let signUp = SignUpConfigurator.configure()
    viewController?.navigationController?.pushViewController(signUp, animated: true)
  }
}
