import Observation

@MainActor
protocol ScoopsDisplayLogic: AnyObject {
  func displayLoad(viewModel: Scoops.Load.ViewModel)
}

/// What is on the screen. An object: all copies of a view share it, and SwiftUI observes it.
@Observable
final class ScoopsScreen: ScoopsDisplayLogic {
  private(set) var cones: [String] = []
  private(set) var flavors: [String] = []
  private(set) var toppings: [String] = []

  func displayLoad(viewModel: Scoops.Load.ViewModel) {
    guard flavors.isEmpty else { return }
    cones = viewModel.cones
    flavors = viewModel.flavors
    toppings = viewModel.toppings
  }
}
