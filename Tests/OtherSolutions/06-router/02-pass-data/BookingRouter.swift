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
    let home = HomeConfigurator.configure()
    if let reservation = dataStore?.reservation, let homeStore = home.router?.dataStore {
      homeStore.reservation = reservation
    }
    viewController?.navigationController?.viewControllers = [home]
  }

  func routeToMenu() {
    let menu = MenuConfigurator.configure()
    menu.router?.dataStore?.guests = dataStore?.guests
    viewController?.show(menu, sender: nil)
  }
}
