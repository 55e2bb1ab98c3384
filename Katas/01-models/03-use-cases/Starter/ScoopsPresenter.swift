@MainActor
protocol ScoopsPresentationLogic {
  func presentLoad(response: Scoops.Load.Response)
  func presentSave(response: Scoops.Save.Response)
  func presentDelete(response: Scoops.Delete.Response)
}

final class ScoopsPresenter: ScoopsPresentationLogic {
  weak var viewController: (any ScoopsDisplayLogic)?

  func presentLoad(response: Scoops.Load.Response) {
    guard let menu = response.menu else { return }
    let viewModel = Scoops.Load.ViewModel(
      cones: menu.cones, flavors: menu.flavors, toppings: menu.toppings)
    viewController?.displayLoad(viewModel: viewModel)
  }

  func presentSave(response: Scoops.Save.Response) {
    guard let iceCream = response.iceCream else { return }
    let message = "Enjoy your \(iceCream.flavor)!"
    viewController?.displaySave(
      viewModel: Scoops.Save.ViewModel(message: message))
  }

  func presentDelete(response: Scoops.Delete.Response) {
    guard let iceCream = response.iceCream else { return }
    let message = "No \(iceCream.flavor) today."
    viewController?.displayDelete(
      viewModel: Scoops.Delete.ViewModel(message: message))
  }
}
