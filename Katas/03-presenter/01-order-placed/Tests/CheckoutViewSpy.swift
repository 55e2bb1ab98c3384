@testable import Orders

/// Keeps all thanks that it is told to display.
final class CheckoutViewSpy: CheckoutDisplayLogic {
  private(set) var thanks: [Checkout.PlaceOrder.ViewModel] = []

  func displayThanks(viewModel: Checkout.PlaceOrder.ViewModel) {
    thanks.append(viewModel)
  }
}
