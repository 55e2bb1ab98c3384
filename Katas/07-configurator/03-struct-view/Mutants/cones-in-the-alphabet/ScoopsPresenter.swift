import Foundation

@MainActor
protocol ScoopsPresentationLogic {
  func presentLoad(response: Scoops.Load.Response)
}

final class ScoopsPresenter: ScoopsPresentationLogic {
  weak var viewController: (any ScoopsDisplayLogic)?

  func presentLoad(response: Scoops.Load.Response) {
    let viewModel = Scoops.Load.ViewModel(
      cones: response.menu.cones.sorted().map(\.capitalized),
      flavors: response.menu.flavors.map(\.capitalized),
      toppings: response.menu.toppings.map(\.capitalized))
    viewController?.displayLoad(viewModel: viewModel)
  }
}
