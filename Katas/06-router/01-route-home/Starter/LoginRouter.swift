import KataUI

@MainActor
protocol LoginRoutingLogic {
  func routeToHome()
  func routeToSignUp()
}

final class LoginRouter: LoginRoutingLogic {
  weak var viewController: UIViewController?

  func routeToHome() {
    // TODO: make the Home scene, then replace the login by it.
  }

  func routeToSignUp() {
    // TODO: make the sign-up scene, then push it onto the login.
  }
}
