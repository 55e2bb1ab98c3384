@MainActor
protocol LoginRoutingLogic {
  func routeToHome()
  func routeToSignUp()
}
