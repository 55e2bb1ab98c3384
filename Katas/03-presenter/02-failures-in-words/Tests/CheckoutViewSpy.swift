@testable import Orders

/// Keeps what it is told to display, thanks and failures apart.
final class CheckoutViewSpy: CheckoutDisplayLogic {
  private(set) var thanks: [Checkout.PlaceOrder.ViewModel] = []
  private(set) var failures: [Checkout.PlaceOrder.ViewModel] = []

  func displayThanks(viewModel: Checkout.PlaceOrder.ViewModel) {
    thanks.append(viewModel)
  }

  func displayFailure(viewModel: Checkout.PlaceOrder.ViewModel) {
    failures.append(viewModel)
  }
}
