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
    let destination = HomeConfigurator.configure()
    passDataToHome(destination: destination)
    navigateToHome(destination: destination)
  }

  func routeToSignUp() {
    let destination = SignUpConfigurator.configure()
    navigateToSignUp(destination: destination)
  }

  private func passDataToHome(destination: HomeViewController) {
    let store = HomeInteractor()
    store.user = dataStore?.user
    (destination.router as? HomeRouter)?.dataStore = store
  }

  private func navigateToHome(destination: HomeViewController) {
    viewController?.navigationController?.setViewControllers(
      [destination], animated: true)
  }

  private func navigateToSignUp(destination: SignUpViewController) {
    viewController?.navigationController?.pushViewController(
      destination, animated: true)
  }
}
