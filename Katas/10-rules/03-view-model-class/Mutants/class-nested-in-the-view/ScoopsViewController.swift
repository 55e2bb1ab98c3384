@MainActor
protocol ScoopsDisplayLogic: AnyObject {
  func displayLoad(viewModel: Scoops.Load.ViewModel)
  func displaySave(viewModel: Scoops.Save.ViewModel)
}

/// The screen, without a screen: its properties are what the user reads.
final class ScoopsViewController: ScoopsDisplayLogic {
  var interactor: (any ScoopsBusinessLogic)?

  private let state = ViewModel()
  var cones: [String] { state.cones }
  var flavors: [String] { state.flavors }
  var toppings: [String] { state.toppings }
  var message: String { state.message }

  func viewDidLoad() {
    interactor?.load(request: Scoops.Load.Request())
  }

  func doneButtonTapped(cone: String, flavor: String, topping: String) {
    interactor?.save(
      request: Scoops.Save.Request(
        cone: cone, flavor: flavor, topping: topping))
  }

  func closeMessageTapped() {
    state.message = ""
  }

  func displayLoad(viewModel: Scoops.Load.ViewModel) {
    state.cones = viewModel.cones
    state.flavors = viewModel.flavors
    state.toppings = viewModel.toppings
  }

  func displaySave(viewModel: Scoops.Save.ViewModel) {
    state.message = viewModel.message
  }

  private final class ViewModel {
    var cones: [String] = []
    var flavors: [String] = []
    var toppings: [String] = []
    var message = ""
  }
}
