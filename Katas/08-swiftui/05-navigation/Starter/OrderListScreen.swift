import KataSwiftUI

@MainActor
protocol OrderListDisplayLogic: AnyObject {
  func displayLoad(viewModel: OrderList.Load.ViewModel)
}

@Observable
final class OrderListScreen: OrderListDisplayLogic {
  private(set) var rows: [OrderList.Load.ViewModel.Row] = []

  func displayLoad(viewModel: OrderList.Load.ViewModel) {
    rows = viewModel.rows
  }
}
