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

/// Writes view models on a screen. Owned by the view and its copies.
final class ScoopsDisplay: ScoopsDisplayLogic {
  private let screen: ScoopsScreen

  init(screen: ScoopsScreen) {
    self.screen = screen
  }

  func displayLoad(viewModel: Scoops.Load.ViewModel) {
    screen.cones = viewModel.cones
    screen.flavors = viewModel.flavors
    screen.toppings = viewModel.toppings
  }
}
