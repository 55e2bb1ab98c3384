import Foundation

@MainActor
protocol ScoopsPresentationLogic {
  func presentLoad(response: Scoops.Load.Response)
}

final class ScoopsPresenter: ScoopsPresentationLogic {
  weak var screen: ScoopsScreen?

  func presentLoad(response: Scoops.Load.Response) {
    screen?.cones = response.menu.cones.map(\.capitalized)
    screen?.flavors = response.menu.flavors.map(\.capitalized)
    screen?.toppings = response.menu.toppings.map(\.capitalized)
  }
}
