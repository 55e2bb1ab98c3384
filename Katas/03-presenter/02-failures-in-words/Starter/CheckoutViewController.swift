@MainActor
protocol CheckoutDisplayLogic: AnyObject {
  func displayThanks(viewModel: Checkout.PlaceOrder.ViewModel)
  func displayFailure(viewModel: Checkout.PlaceOrder.ViewModel)
}
