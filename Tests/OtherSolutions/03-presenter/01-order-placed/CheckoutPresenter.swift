@MainActor
protocol CheckoutPresentationLogic {
  func presentPlaceOrder(response: Checkout.PlaceOrder.Response)
}

final class CheckoutPresenter: CheckoutPresentationLogic {
  weak var viewController: (any CheckoutDisplayLogic)?

  func presentPlaceOrder(response: Checkout.PlaceOrder.Response) {
    switch response.result {
    case .success(let order):
      viewController?.displayThanks(viewModel: thanks(for: order))
    case .failure:
      break
    }
  }

  private func thanks(for order: Order) -> Checkout.PlaceOrder.ViewModel {
    let name = order.customer.firstName
    return .init(
      title: "Thank You, " + name + "!",
      message: "Your order number is " + order.id + ".")
  }
}
