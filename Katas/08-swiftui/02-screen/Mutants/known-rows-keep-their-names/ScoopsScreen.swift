import KataSwiftUI

@MainActor
protocol ScoopsDisplayLogic: AnyObject {
  func displayLoad(viewModel: Scoops.Load.ViewModel)
  func displayChoose(viewModel: Scoops.Choose.ViewModel)
}

/// What is on the screen now.
@Observable
final class ScoopsScreen: ScoopsDisplayLogic {
  private(set) var title = ""
  private(set) var rows: [Scoops.Load.ViewModel.Row] = []
  private(set) var message: String?

  func displayLoad(viewModel: Scoops.Load.ViewModel) {
    title = viewModel.title
    if rows.map(\.id) != viewModel.rows.map(\.id) {
      rows = viewModel.rows
    }
  }

  func displayChoose(viewModel: Scoops.Choose.ViewModel) {
    message = viewModel.message
  }
}
