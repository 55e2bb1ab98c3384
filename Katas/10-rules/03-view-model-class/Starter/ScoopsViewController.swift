@MainActor
protocol ScoopsDisplayLogic: AnyObject {
  func displayLoad(viewModel: Scoops.Load.ViewModel)
  func displaySave(viewModel: Scoops.Save.ViewModel)
}

/// The screen, without a screen: its properties are what the user reads.
final class ScoopsViewController: ScoopsDisplayLogic {
  var interactor: (any ScoopsBusinessLogic)?
  private var viewModel: ScoopsViewModel?

  var cones: [String] { viewModel?.cones ?? [] }
  var flavors: [String] { viewModel?.flavors ?? [] }
  var toppings: [String] { viewModel?.toppings ?? [] }
  var message: String { viewModel?.message ?? "" }

  func viewDidLoad() {
    interactor?.load(request: Scoops.Load.Request())
  }

  func doneButtonTapped(cone: String, flavor: String, topping: String) {
    interactor?.save(
      request: Scoops.Save.Request(
        cone: cone, flavor: flavor, topping: topping))
  }

  func closeMessageTapped() {
    viewModel?.message = ""
  }

  func displayLoad(viewModel: Scoops.Load.ViewModel) {
    self.viewModel = viewModel
  }

  func displaySave(viewModel: Scoops.Save.ViewModel) {
    self.viewModel = viewModel
  }
}
