import KataUI

@MainActor
protocol HeroListRoutingLogic {
  func routeToAbout()
}

final class HeroListRouter: HeroListRoutingLogic {
  weak var viewController: UIViewController?

  func routeToAbout() {
    let destination = AboutViewController()
    viewController?.navigationController?.pushViewController(
      destination, animated: true)
  }
}
