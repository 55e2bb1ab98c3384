@MainActor
protocol CheckoutDisplayLogic: AnyObject {
  func displayThanks(viewModel: Checkout.PlaceOrder.ViewModel)
}
