import KataUI

@MainActor
protocol BookingRoutingLogic {
  func routeToHome()
  func routeToMenu()
}

@MainActor
protocol BookingDataPassing {
  var dataStore: (any BookingDataStore)? { get }
}

final class BookingRouter: BookingRoutingLogic, BookingDataPassing {
  weak var viewController: UIViewController?
  var dataStore: (any BookingDataStore)?

  func routeToHome() {
    let destination = HomeConfigurator.configure()
    passDataToHome(destination: destination)
    navigateToHome(destination: destination)
  }

  func routeToMenu() {
    let destination = MenuConfigurator.configure()
    passDataToMenu(destination: destination)
    navigateToMenu(destination: destination)
  }

  private func passDataToHome(destination: HomeViewController) {
    destination.router?.dataStore?.reservation = dataStore?.reservation
  }

  private func passDataToMenu(destination: MenuViewController) {
    guard let n = dataStore?.guests, n > 0 else { return }
    destination.router?.dataStore?.guests = dataStore?.guests
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
