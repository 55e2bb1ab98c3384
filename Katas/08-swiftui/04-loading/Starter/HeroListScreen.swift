import KataSwiftUI

@MainActor
protocol HeroListDisplayLogic: AnyObject {
  func displayLoad(viewModel: HeroList.Load.ViewModel)
}

/// What is on the screen now.
@Observable
final class HeroListScreen: HeroListDisplayLogic {
  private(set) var content = HeroList.Load.ViewModel.rows([])

  func displayLoad(viewModel: HeroList.Load.ViewModel) {
    content = viewModel
  }
}
