import KataSwiftUI

@MainActor
protocol ScoopsDisplayLogic: AnyObject {
  func displayLoad(viewModel: Scoops.Load.ViewModel)
  func displayChoose(viewModel: Scoops.Choose.ViewModel)
}

/// What is on the screen now.
final class ScoopsScreen: ScoopsDisplayLogic {
  func displayLoad(viewModel: Scoops.Load.ViewModel) {
    // TODO: Keep what is to be drawn, where SwiftUI observes it.
  }

  func displayChoose(viewModel: Scoops.Choose.ViewModel) {
    // TODO: Keep what is to be drawn, where SwiftUI observes it.
  }
}
