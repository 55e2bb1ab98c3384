import KataSwiftUI

@MainActor
protocol OrderListDisplayLogic: AnyObject {
  func displayLoad(viewModel: OrderList.Load.ViewModel)
  func displaySelect(viewModel: OrderList.Select.ViewModel)
  func displayRefusal(viewModel: OrderList.Refuse.ViewModel)
}

@Observable
final class OrderListScreen: OrderListDisplayLogic {
  private(set) var summary = ""
  private(set) var rows: [OrderList.Load.ViewModel.Row] = []
  private(set) var refusal: OrderList.Refuse.ViewModel?

  var isRefusalShown: Bool {
    get { refusal != nil }
    set { if !newValue { refusal = nil } }
  }

  @ObservationIgnored var router: (any OrderListRoutingLogic)?

  func displayLoad(viewModel: OrderList.Load.ViewModel) {
    summary = viewModel.summary
    rows = viewModel.rows
    refusal = nil
  }

  func displaySelect(viewModel: OrderList.Select.ViewModel) {
    router?.routeToOrder()
  }

  func displayRefusal(viewModel: OrderList.Refuse.ViewModel) {
    refusal = viewModel
  }
}
