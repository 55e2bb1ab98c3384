import KataSwiftUI

@MainActor
protocol CreateIceCreamDisplayLogic: AnyObject {
  func displayIceCream(viewModel: CreateIceCream.LoadIceCream.ViewModel)
  func displayChoice(viewModel: CreateIceCream.ChooseIngredient.ViewModel)
  func displayFinish(viewModel: CreateIceCream.FinishIceCream.ViewModel)
}

/// What is on the screen.
@Observable
final class CreateIceCreamScreen: CreateIceCreamDisplayLogic {
  private(set) var cones: [String] = []
  private(set) var flavors: [String] = []
  private(set) var toppings: [String] = []
  private(set) var cone = ""
  private(set) var flavor = ""
  private(set) var topping = ""
  private(set) var status = ""
  private(set) var message = ""
  private(set) var isFlavorEnabled = false
  private(set) var isToppingEnabled = false
  private(set) var isDoneEnabled = false

  func displayIceCream(viewModel: CreateIceCream.LoadIceCream.ViewModel) {
    cones = viewModel.cones
    flavors = viewModel.flavors
    toppings = viewModel.toppings
  }

  func displayChoice(viewModel: CreateIceCream.ChooseIngredient.ViewModel) {
    cone = viewModel.cone
    flavor = viewModel.flavor
    topping = viewModel.topping
    status = viewModel.status
    isFlavorEnabled = viewModel.isFlavorEnabled
    isToppingEnabled = viewModel.isToppingEnabled
    isDoneEnabled = viewModel.isDoneEnabled
  }

  func displayFinish(viewModel: CreateIceCream.FinishIceCream.ViewModel) {
    message = viewModel.message
  }
}
