@MainActor
protocol CreateIceCreamPresentationLogic {
  func presentIceCream(response: CreateIceCream.LoadIceCream.Response)
  func presentChoice(response: CreateIceCream.ChooseIngredient.Response)
  func presentFinish(response: CreateIceCream.FinishIceCream.Response)
}

final class CreateIceCreamPresenter: CreateIceCreamPresentationLogic {
  weak var screen: (any CreateIceCreamDisplayLogic)?

  func presentIceCream(response: CreateIceCream.LoadIceCream.Response) {
    screen?.displayIceCream(
      viewModel: .init(
        cones: response.iceCream.cones,
        flavors: response.iceCream.flavors,
        toppings: response.iceCream.toppings))
  }

  func presentChoice(response: CreateIceCream.ChooseIngredient.Response) {
    let choice = response.choice
    screen?.displayChoice(
      viewModel: .init(
        cone: choice.cone ?? "",
        flavor: choice.flavor ?? "",
        topping: choice.topping ?? "",
        status: "Preparing: \(summary(of: choice))",
        isFlavorEnabled: choice.cone != nil,
        isToppingEnabled: response.canChooseTopping,
        isDoneEnabled: response.isComplete))
  }

  func presentFinish(response: CreateIceCream.FinishIceCream.Response) {
    screen?.displayFinish(
      viewModel: .init(message: "Enjoy: \(summary(of: response.choice))"))
  }

  /// `Waffle, Mint`, or `nothing yet`.
  private func summary(of choice: Choice) -> String {
    let names = [choice.cone, choice.flavor, choice.topping].compactMap(
      \.self)
    return names.isEmpty ? "nothing yet" : names.joined(separator: ", ")
  }
}
