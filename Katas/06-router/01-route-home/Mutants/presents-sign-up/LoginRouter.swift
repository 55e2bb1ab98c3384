import KataUI

@MainActor
protocol LoginRoutingLogic {
  func routeToHome()
  func routeToSignUp()
}

final class LoginRouter: LoginRoutingLogic {
  weak var viewController: UIViewController?

  func routeToHome() {
    let destination = HomeConfigurator.configure()
    navigateToHome(destination: destination)
  }

  func routeToSignUp() {
    let destination = SignUpConfigurator.configure()
    navigateToSignUp(destination: destination)
  }

  private func navigateToHome(destination: HomeViewController) {
    viewController?.navigationController?.setViewControllers(
      [destination], animated: true)
  }

  private func navigateToSignUp(destination: SignUpViewController) {
    viewController?.present(destination, animated: true)
  }
}
