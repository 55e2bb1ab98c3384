import KataUI

@MainActor
protocol BookingRoutingLogic {
  func routeToHome()
  func routeToMenu()
}

final class BookingRouter: BookingRoutingLogic {
  weak var viewController: UIViewController?

  private lazy var home = HomeConfigurator.configure()
  private lazy var menu = MenuConfigurator.configure()

  func routeToHome() {
    navigateToHome(destination: home)
  }

  func routeToMenu() {
    navigateToMenu(destination: menu)
  }

  private func navigateToHome(destination: HomeViewController) {
    viewController?.navigationController?.setViewControllers(
      [destination], animated: true)
  }

  private func navigateToMenu(destination: MenuViewController) {
    viewController?.navigationController?.pushViewController(
      destination, animated: true)
  }
}
