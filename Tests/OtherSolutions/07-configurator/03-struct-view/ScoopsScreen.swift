import Observation

@MainActor
protocol ScoopsDisplayLogic: AnyObject {
  func displayLoad(viewModel: Scoops.Load.ViewModel)
}

@MainActor
@Observable
final class ScoopsScreen {
  var cones: [String] = []
  var flavors: [String] = []
  var toppings: [String] = []
}

/// Writes view models on a screen that it does not own. The presenter may hold it.
final class ScoopsDisplay: ScoopsDisplayLogic {
  private weak var screen: ScoopsScreen?

  init(screen: ScoopsScreen) {
    self.screen = screen
  }

  func displayLoad(viewModel: Scoops.Load.ViewModel) {
    screen?.cones = viewModel.cones
    screen?.flavors = viewModel.flavors
    screen?.toppings = viewModel.toppings
  }
}
