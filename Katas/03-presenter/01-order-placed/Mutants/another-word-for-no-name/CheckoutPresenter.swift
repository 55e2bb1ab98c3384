@MainActor
protocol CheckoutPresentationLogic {
  func presentPlaceOrder(response: Checkout.PlaceOrder.Response)
}

final class CheckoutPresenter: CheckoutPresentationLogic {
  weak var viewController: (any CheckoutDisplayLogic)?

  func presentPlaceOrder(response: Checkout.PlaceOrder.Response) {
    guard case .success(let order) = response.result else { return }
    let viewModel = Checkout.PlaceOrder.ViewModel(
      title:
        "Thank You, \(order.customer.firstName.isEmpty ? "friend" : order.customer.firstName)!",
      message: "Your order number is \(order.id).")
    viewController?.displayThanks(viewModel: viewModel)
  }
}
