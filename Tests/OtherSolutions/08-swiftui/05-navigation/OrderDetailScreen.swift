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

  private enum Overlay {
    case receipt(OrderDetail.Receipt.ViewModel)
    case alert(OrderDetail.Cancel.ViewModel)
  }

  var receipt: OrderDetail.Receipt.ViewModel? {
    get { if case .receipt(let it) = overlay { it } else { nil } }
    set { overlay = newValue.map(Overlay.receipt) }
  }

  var alert: OrderDetail.Cancel.ViewModel? {
    if case .alert(let it) = overlay { it } else { nil }
  }

  func alertEnds() { overlay = nil }

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
