@MainActor
protocol ScoopsPresentationLogic {
  func presentLoad(response: Scoops.Load.Response)
  func presentChoose(response: Scoops.Choose.Response)
  func presentSave(response: Scoops.Save.Response)
}

final class ScoopsPresenter: ScoopsPresentationLogic {
  weak var viewController: (any ScoopsDisplayLogic)?

  func presentLoad(response: Scoops.Load.Response) {
    let viewModel = Scoops.Load.ViewModel(
      cones: response.menu.cones,
      flavors: response.menu.flavors,
      toppings: Array(Set(response.menu.toppings)).sorted())
    viewController?.displayLoad(viewModel: viewModel)
  }

  func presentChoose(response: Scoops.Choose.Response) {
    let viewModel = Scoops.Choose.ViewModel(
      summary: summary(of: response.choice),
      isDoneEnabled: response.isComplete)
    viewController?.displayChoose(viewModel: viewModel)
  }

  func presentSave(response: Scoops.Save.Response) {
    let message = "Enjoy your \(response.iceCream.flavor)!"
    viewController?.displaySave(
      viewModel: Scoops.Save.ViewModel(message: message))
  }

  private func summary(of choice: Choice) -> String {
    let chosen = [choice.cone, choice.flavor, choice.topping].compactMap(
      \.self)
    return chosen.isEmpty
      ? "Choose a cone, a flavor and a topping."
      : chosen.joined(separator: ", ")
  }
}
