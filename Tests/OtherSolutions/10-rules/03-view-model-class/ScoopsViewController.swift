@MainActor
protocol ScoopsDisplayLogic: AnyObject {
  func displayLoad(viewModel: Scoops.Load.ViewModel)
  func displaySave(viewModel: Scoops.Save.ViewModel)
}

/// The screen, without a screen: its properties are what the user reads.
final class ScoopsViewController: ScoopsDisplayLogic {
  var interactor: (any ScoopsBusinessLogic)?

  var cones: [String] { menu?.cones ?? [] }
  var flavors: [String] { menu?.flavors ?? [] }
  var toppings: [String] { menu?.toppings ?? [] }
  var message: String { saved?.message ?? "" }

  private var menu: Scoops.Load.ViewModel?
  private var saved: Scoops.Save.ViewModel?

  func viewDidLoad() {
    interactor?.load(request: Scoops.Load.Request())
  }

  func doneButtonTapped(cone: String, flavor: String, topping: String) {
    interactor?.save(
      request: Scoops.Save.Request(cone: cone, flavor: flavor, topping: topping))
  }

  func closeMessageTapped() {
    saved = nil
  }

  func displayLoad(viewModel: Scoops.Load.ViewModel) {
    menu = viewModel
  }

  func displaySave(viewModel: Scoops.Save.ViewModel) {
    saved = viewModel
  }
}
