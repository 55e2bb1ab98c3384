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
    if error == .emptyCart { return "Your cart is empty." }
    if error == .soldOut { return "Sorry, this is sold out." }
    if error == .cardRefused {
      return "Your card was refused. Try another one."
    }
    if error == .offline {
      return "You seem to be offline. Try again later."
    }
    return "Something went wrong. Try again."
  }
}
