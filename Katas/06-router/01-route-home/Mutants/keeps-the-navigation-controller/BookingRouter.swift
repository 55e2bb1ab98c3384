import KataUI

@MainActor
protocol BookingRoutingLogic {
  func routeToHome()
  func routeToMenu()
}

final class BookingRouter: BookingRoutingLogic {
  weak var viewController: UIViewController? {
    didSet { navigation = viewController?.navigationController }
  }

  private weak var navigation: UINavigationController?

  func routeToHome() {
    let destination = HomeConfigurator.configure()
    navigateToHome(destination: destination)
  }

  func routeToMenu() {
    let destination = MenuConfigurator.configure()
    navigateToMenu(destination: destination)
  }

  private func navigateToHome(destination: HomeViewController) {
    navigation?.setViewControllers(
      [destination], animated: true)
  }

  private func navigateToMenu(destination: MenuViewController) {
    navigation?.pushViewController(
      destination, animated: true)
  }
}
