import Foundation

@MainActor
protocol ScoopsPresentationLogic {
  func presentLoad(response: Scoops.Load.Response)
}

final class ScoopsPresenter: ScoopsPresentationLogic {
  unowned var viewController: (any ScoopsDisplayLogic)?

  func presentLoad(response: Scoops.Load.Response) {
    let viewModel = Scoops.Load.ViewModel(
      cones: response.menu.cones.map(\.capitalized),
      flavors: response.menu.flavors.map(\.capitalized),
      toppings: response.menu.toppings.map(\.capitalized))
    viewController?.displayLoad(viewModel: viewModel)
  }
}
