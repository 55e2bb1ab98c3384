@MainActor
protocol ScoopsDisplayLogic: AnyObject {
  func displayLoad(viewModel: Scoops.Load.ViewModel)
  func displaySave(viewModel: Scoops.Save.ViewModel)
}

/// The screen, without a screen: its properties are what the user reads.
final class ScoopsViewController: ScoopsDisplayLogic {
  var interactor: (any ScoopsBusinessLogic)?

  private(set) var cones: [String] = []
  private(set) var flavors: [String] = []
  private(set) var toppings: [String] = []
  private(set) var message = ""

  func viewDidLoad() {
    interactor?.load(request: Scoops.Load.Request())
  }

  func doneButtonTapped(cone: String, flavor: String, topping: String) {
    guard !flavor.isEmpty else { return }
    interactor?.save(
      request: Scoops.Save.Request(
        cone: cone, flavor: flavor, topping: topping))
  }

  func closeMessageTapped() {
    message = ""
  }

  func displayLoad(viewModel: Scoops.Load.ViewModel) {
    cones = viewModel.cones
    flavors = viewModel.flavors
    toppings = viewModel.toppings
  }

  func displaySave(viewModel: Scoops.Save.ViewModel) {
    message = viewModel.message
  }
}
