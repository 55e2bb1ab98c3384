import KataUI

@MainActor
protocol BookingRoutingLogic {
  func routeToHome()
  func routeToMenu()
}

final class BookingRouter: BookingRoutingLogic {
  weak var viewController: UIViewController?

  private var hasShownMenu = false

  func routeToHome() {
    let destination = HomeConfigurator.configure()
    navigateToHome(destination: destination)
  }

  func routeToMenu() {
    guard !hasShownMenu else { return }
    hasShownMenu = true
    let destination = MenuConfigurator.configure()
    navigateToMenu(destination: destination)
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
