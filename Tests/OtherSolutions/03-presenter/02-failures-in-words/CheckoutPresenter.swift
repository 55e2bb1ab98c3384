@MainActor
protocol CheckoutPresentationLogic {
  func presentPlaceOrder(response: Checkout.PlaceOrder.Response)
}

final class CheckoutPresenter: CheckoutPresentationLogic {
  weak var viewController: (any CheckoutDisplayLogic)?

  func presentPlaceOrder(response: Checkout.PlaceOrder.Response) {
    do {
      let order = try response.result.get()
      viewController?.displayThanks(
        viewModel: .init(
          title: "Thank You, \(order.customer.firstName)!",
          message: "Your order number is \(order.id)."))
    } catch {
      viewController?.displayFailure(
        viewModel: .init(title: "Order Failed", message: error.words))
    }
  }
}

extension OrderError {
  fileprivate var words: String {
    switch self {
    case .emptyCart: return "Your cart is empty."
    case .soldOut: return "Sorry, this is sold out."
    case .cardRefused: return "Your card was refused. Try another one."
    case .offline: return "You seem to be offline. Try again later."
    case .unknown: return "Something went wrong. Try again."
    }
  }
}
