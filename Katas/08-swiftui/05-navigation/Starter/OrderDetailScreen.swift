import KataSwiftUI

@MainActor
protocol OrderDetailDisplayLogic: AnyObject {
  func displayLoad(viewModel: OrderDetail.Load.ViewModel)
  func displayReceipt(viewModel: OrderDetail.Receipt.ViewModel)
  func displayCancel(viewModel: OrderDetail.Cancel.ViewModel)
  func displayConfirm(viewModel: OrderDetail.Confirm.ViewModel)
}

@Observable
final class OrderDetailScreen: OrderDetailDisplayLogic {
  private(set) var title = ""
  private(set) var state = ""

  @ObservationIgnored var router: (any OrderDetailRoutingLogic)?

  func displayLoad(viewModel: OrderDetail.Load.ViewModel) {
    title = viewModel.title
    state = viewModel.state
  }

  func displayReceipt(viewModel: OrderDetail.Receipt.ViewModel) {
    // TODO: keep it: while it is there, so is the sheet.
  }

  func displayCancel(viewModel: OrderDetail.Cancel.ViewModel) {
    // TODO: keep it: while it is there, so is the alert.
  }

  func displayConfirm(viewModel: OrderDetail.Confirm.ViewModel) {
    // TODO: the order is gone. Who knows the way?
  }
}
