import KataUI

@MainActor
protocol BookingRoutingLogic {
  func routeToHome()
  func routeToMenu()
}

final class BookingRouter: BookingRoutingLogic {
  weak var viewController: UIViewController?

  func routeToHome() {
    // TODO: make the Home scene, then replace the booking by it.
  }

  func routeToMenu() {
    // TODO: make the Menu scene, then push it onto the booking.
  }
}
