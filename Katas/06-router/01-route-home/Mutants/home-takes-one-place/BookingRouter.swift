import KataUI

@MainActor
protocol BookingRoutingLogic {
  func routeToHome()
  func routeToMenu()
}

final class BookingRouter: BookingRoutingLogic {
  weak var viewController: UIViewController?

  func routeToHome() {
    let destination = HomeConfigurator.configure()
    navigateToHome(destination: destination)
  }

  func routeToMenu() {
    let destination = MenuConfigurator.configure()
    navigateToMenu(destination: destination)
  }

  private func navigateToHome(destination: HomeViewController) {
    guard let navigation = viewController?.navigationController else {
      return
    }
    navigation.setViewControllers(
      navigation.viewControllers.dropLast() + [destination], animated: true)
  }

  private func navigateToMenu(destination: MenuViewController) {
    viewController?.navigationController?.pushViewController(
      destination, animated: true)
  }
}
