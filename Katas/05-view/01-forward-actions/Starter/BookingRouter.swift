@MainActor
protocol BookingRoutingLogic {
  func routeToHome()
  func routeToMenu()
}
