import KataSwiftUI

@MainActor
protocol ScoopsDisplayLogic: AnyObject {
  func displayLoad(viewModel: Scoops.Load.ViewModel)
  func displayChoose(viewModel: Scoops.Choose.ViewModel)
}

/// Keeps the last view model of each use case, as it came.
@MainActor
@Observable
final class ScoopsScreen {
  var menu: Scoops.Load.ViewModel?
  var choice: Scoops.Choose.ViewModel?
}

extension ScoopsScreen: ScoopsDisplayLogic {
  func displayLoad(viewModel: Scoops.Load.ViewModel) {
    menu = viewModel
  }

  func displayChoose(viewModel: Scoops.Choose.ViewModel) {
    choice = viewModel
  }
}
