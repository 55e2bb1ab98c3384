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
  private var overlay: Overlay?

  /// What lies over the screen: one thing at most.
  private enum Overlay {
    case receipt(OrderDetail.Receipt.ViewModel)
    case alert(OrderDetail.Cancel.ViewModel)
  }

  var receipt: OrderDetail.Receipt.ViewModel? {
    get { if case .receipt(let shown) = overlay { shown } else { nil } }
    set { overlay = newValue.map(Overlay.receipt) }
  }

  var alert: OrderDetail.Cancel.ViewModel? {
    if case .alert(let shown) = overlay { shown } else { nil }
  }

  var isAlertShown: Bool {
    get { alert != nil }
    set { if !newValue { overlay = nil } }
  }

  @ObservationIgnored var router: (any OrderDetailRoutingLogic)?

  func displayLoad(viewModel: OrderDetail.Load.ViewModel) {
    title = viewModel.title
    state = viewModel.state
  }

  func displayReceipt(viewModel: OrderDetail.Receipt.ViewModel) {
    overlay = .receipt(viewModel)
  }

  func displayCancel(viewModel: OrderDetail.Cancel.ViewModel) {
    overlay = .alert(viewModel)
  }

  func displayConfirm(viewModel: OrderDetail.Confirm.ViewModel) {
    router?.routeBack()
  }
}
