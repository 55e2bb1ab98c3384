import KataSwiftUI

@MainActor
protocol ScoopsDisplayLogic: AnyObject {
  func displayLoad(viewModel: Scoops.Load.ViewModel)
  func displayChoose(viewModel: Scoops.Choose.ViewModel)
}

/// What is on the screen now.
@Observable
final class ScoopsScreen: ScoopsDisplayLogic {
  var interactor: (any ScoopsBusinessLogic)?
  private(set) var title = ""
  private(set) var rows: [Scoops.Load.ViewModel.Row] = []
  private(set) var message: String?

  func choose(_ row: Scoops.Load.ViewModel.Row) {
    interactor?.choose(request: Scoops.Choose.Request(id: row.id))
  }

  func displayLoad(viewModel: Scoops.Load.ViewModel) {
    title = viewModel.title
    rows = viewModel.rows
  }

  func displayChoose(viewModel: Scoops.Choose.ViewModel) {
    message = viewModel.message
  }
}
