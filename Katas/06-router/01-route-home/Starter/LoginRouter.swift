import KataUI

@MainActor
protocol LoginRoutingLogic {
  func routeToHome()
  func routeToSignUp()
}

final class LoginRouter: LoginRoutingLogic {
  weak var viewController: UIViewController?

  func routeToHome() {
    // TODO: make the Home scene, then put it in the place of the login.
  }

  func routeToSignUp() {
    // TODO: make the sign-up scene, then put it on top of the login.
  }
}
