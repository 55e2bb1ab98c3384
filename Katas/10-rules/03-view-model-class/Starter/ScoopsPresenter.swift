@MainActor
protocol ScoopsPresentationLogic {
  func presentLoad(response: Scoops.Load.Response)
  func presentSave(response: Scoops.Save.Response)
}

final class ScoopsPresenter: ScoopsPresentationLogic {
  weak var viewController: (any ScoopsDisplayLogic)?
  private let viewModel = ScoopsViewModel()

  func presentLoad(response: Scoops.Load.Response) {
    viewModel.cones = response.menu.cones
    viewModel.flavors = response.menu.flavors
    viewModel.toppings = response.menu.toppings
    viewController?.displayLoad(viewModel: viewModel)
  }

  func presentSave(response: Scoops.Save.Response) {
    viewModel.message = "Enjoy your \(response.iceCream.flavor)!"
    viewController?.displaySave(viewModel: viewModel)
  }
}
