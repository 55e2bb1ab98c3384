import KataSwiftUI

@MainActor
protocol ScoopsDisplayLogic: AnyObject {
  func displayLoad(viewModel: Scoops.Load.ViewModel)
  func displayChoose(viewModel: Scoops.Choose.ViewModel)
}

/// The last view model of each use case.
@Observable
final class ScoopsScreen: ScoopsDisplayLogic {
  private(set) var menu: Scoops.Load.ViewModel?
  private(set) var choice: Scoops.Choose.ViewModel?

  func displayLoad(viewModel: Scoops.Load.ViewModel) {
    menu = viewModel
  }

  func displayChoose(viewModel: Scoops.Choose.ViewModel) {
    choice = viewModel
  }
}
