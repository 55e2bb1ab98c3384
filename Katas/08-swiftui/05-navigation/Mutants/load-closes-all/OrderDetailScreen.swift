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
  var receipt: OrderDetail.Receipt.ViewModel?
  private(set) var alert: OrderDetail.Cancel.ViewModel?

  var isAlertShown: Bool {
    get { alert != nil }
    set { if !newValue { alert = nil } }
  }

  @ObservationIgnored var router: (any OrderDetailRoutingLogic)?

  func displayLoad(viewModel: OrderDetail.Load.ViewModel) {
    title = viewModel.title
    state = viewModel.state
    receipt = nil
    alert = nil
  }

  func displayReceipt(viewModel: OrderDetail.Receipt.ViewModel) {
    receipt = viewModel
  }

  func displayCancel(viewModel: OrderDetail.Cancel.ViewModel) {
    alert = viewModel
  }

  func displayConfirm(viewModel: OrderDetail.Confirm.ViewModel) {
    router?.routeBack()
  }
}
