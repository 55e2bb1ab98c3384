import KataSwiftUI

@MainActor
protocol OrderListDisplayLogic: AnyObject {
  func displayLoad(viewModel: OrderList.Load.ViewModel)
  func displaySelect(viewModel: OrderList.Select.ViewModel)
  func displayRefusal(viewModel: OrderList.Refuse.ViewModel)
}

@Observable
final class OrderListScreen: OrderListDisplayLogic {
  private(set) var load = OrderList.Load.ViewModel(summary: "", rows: [])
  var refusal: OrderList.Refuse.ViewModel?

  @ObservationIgnored var router: (any OrderListRoutingLogic)?

  func displayLoad(viewModel: OrderList.Load.ViewModel) {
    load = viewModel
  }

  func displaySelect(viewModel: OrderList.Select.ViewModel) {
    router?.routeToOrder()
  }

  func displayRefusal(viewModel: OrderList.Refuse.ViewModel) {
    refusal = viewModel
  }
}
