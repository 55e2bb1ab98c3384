import KataUI

@MainActor
protocol BookingRoutingLogic {
  func routeToHome()
  func routeToMenu()
}

final class BookingRouter: BookingRoutingLogic {
  weak var viewController: UIViewController?
  private var stack: UINavigationController?

  func routeToHome() {
    let destination = HomeConfigurator.configure()
    navigateToHome(destination: destination)
  }

  func routeToMenu() {
    let destination = MenuConfigurator.configure()
    navigateToMenu(destination: destination)
  }

  private func navigateToHome(destination: HomeViewController) {
    viewController?.navigationController?.setViewControllers(
      [destination], animated: true)
  }

  private func navigateToMenu(destination: MenuViewController) {
    stack = viewController?.navigationController
    stack?.pushViewController(
      destination, animated: true)
  }
}
