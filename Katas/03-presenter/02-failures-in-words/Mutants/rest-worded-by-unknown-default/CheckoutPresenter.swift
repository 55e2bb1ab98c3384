@MainActor
protocol CheckoutPresentationLogic {
  func presentPlaceOrder(response: Checkout.PlaceOrder.Response)
}

final class CheckoutPresenter: CheckoutPresentationLogic {
  weak var viewController: (any CheckoutDisplayLogic)?

  func presentPlaceOrder(response: Checkout.PlaceOrder.Response) {
    switch response.result {
    case .success(let order):
      let viewModel = Checkout.PlaceOrder.ViewModel(
        title: "Thank You, \(order.customer.firstName)!",
        message: "Your order number is \(order.id).")
      viewController?.displayThanks(viewModel: viewModel)
    case .failure(let error):
      let viewModel = Checkout.PlaceOrder.ViewModel(
        title: "Order Failed", message: message(for: error))
      viewController?.displayFailure(viewModel: viewModel)
    }
  }

  private func message(for error: OrderError) -> String {
    switch error {
    case .emptyCart: "Your cart is empty."
    case .soldOut: "Sorry, this is sold out."
    case .cardRefused: "Your card was refused. Try another one."
    case .offline: "You seem to be offline. Try again later."
    @unknown default: "Something went wrong. Try again."
    }
  }
}
