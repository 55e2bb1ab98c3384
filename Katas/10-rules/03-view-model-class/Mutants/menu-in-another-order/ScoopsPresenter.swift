@MainActor
protocol ScoopsPresentationLogic {
  func presentLoad(response: Scoops.Load.Response)
  func presentSave(response: Scoops.Save.Response)
}

final class ScoopsPresenter: ScoopsPresentationLogic {
  weak var viewController: (any ScoopsDisplayLogic)?

  func presentLoad(response: Scoops.Load.Response) {
    let viewModel = Scoops.Load.ViewModel(
      cones: response.menu.cones,
      flavors: response.menu.flavors,
      toppings: response.menu.toppings.sorted())
    viewController?.displayLoad(viewModel: viewModel)
  }

  func presentSave(response: Scoops.Save.Response) {
    let message = "Enjoy your \(response.iceCream.flavor)!"
    viewController?.displaySave(
      viewModel: Scoops.Save.ViewModel(message: message))
  }
}
