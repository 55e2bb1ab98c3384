import KataUI

@MainActor
protocol BookingRoutingLogic {
  func routeToHome()
  func routeToMenu()
}

final class BookingRouter: BookingRoutingLogic {
  weak var viewController: UIViewController?

  func routeToHome() {
    guard let stack else { return }
    stack.viewControllers = [HomeConfigurator.configure()]
  }

  func routeToMenu() {
    stack?.pushViewController(MenuConfigurator.configure(), animated: false)
  }

  private var stack: UINavigationController? { viewController?.navigationController }
}
