import KataUI

@MainActor
protocol BookingRoutingLogic {
  func routeToHome()
  func routeToMenu()
}

final class BookingRouter: BookingRoutingLogic {
  weak var viewController: UIViewController?

  func routeToHome() {
    let destination = HomeViewController()
    let interactor = HomeInteractor()
    let presenter = HomePresenter()
    let router = HomeRouter()
    destination.interactor = interactor
    destination.router = router
    interactor.presenter = presenter
    presenter.viewController = destination
    router.dataStore = interactor
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
    viewController?.navigationController?.pushViewController(
      destination, animated: true)
  }
}
