import KataUI

@MainActor
protocol LoginRoutingLogic {
  func routeToHome()
}

final class LoginRouter: LoginRoutingLogic {
  weak var viewController: UIViewController?

  func routeToHome() {
    let destination = HomeViewController()
    viewController?.navigationController?.setViewControllers(
      [destination], animated: true)
  }
}
