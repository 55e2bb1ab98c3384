import KataSwiftUI

@MainActor
protocol OrderListDisplayLogic: AnyObject {
  func displayLoad(viewModel: OrderList.Load.ViewModel)
  func displaySelect(viewModel: OrderList.Select.ViewModel)
  func displayRefusal(viewModel: OrderList.Refuse.ViewModel)
}

@Observable
final class OrderListScreen: OrderListDisplayLogic {
  @ObservationIgnored var router: (any OrderListRoutingLogic)?

  func displayLoad(viewModel: OrderList.Load.ViewModel) {
    // TODO: Step 4. Keep what is drawn.
  }

  func displaySelect(viewModel: OrderList.Select.ViewModel) {
    // TODO: Step 4. Who knows the way?
  }

  func displayRefusal(viewModel: OrderList.Refuse.ViewModel) {
    // TODO: Step 4. While it is kept, there is an alert.
  }
}
