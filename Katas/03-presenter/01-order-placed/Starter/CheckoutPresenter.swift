@MainActor
protocol CheckoutPresentationLogic {
  func presentPlaceOrder(response: Checkout.PlaceOrder.Response)
}

final class CheckoutPresenter: CheckoutPresentationLogic {
  weak var viewController: (any CheckoutDisplayLogic)?

  func presentPlaceOrder(response: Checkout.PlaceOrder.Response) {
    // TODO: When the response brings an order, thank its customer.
  }
}
