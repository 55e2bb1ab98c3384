import KataUI

@MainActor
protocol LoginRoutingLogic {
  func routeToHome()
  func routeToSignUp()
}

final class LoginRouter: LoginRoutingLogic {
  weak var viewController: UIViewController?

  func routeToHome() {
    guard let stack else { return }
    stack.viewControllers = [HomeConfigurator.configure()]
  }

  func routeToSignUp() {
    stack?.pushViewController(SignUpConfigurator.configure(), animated: false)
  }

  private var stack: UINavigationController? { viewController?.navigationController }
}
