import KataSwiftUI

@MainActor
protocol CheckoutDisplayLogic: AnyObject {
  func displayLoad(viewModel: Checkout.Load.ViewModel)
}

@Observable
final class CheckoutScreen: CheckoutDisplayLogic {
  private(set) var address = ""

  func displayLoad(viewModel: Checkout.Load.ViewModel) {
    address = viewModel.address
  }
}
