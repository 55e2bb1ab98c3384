@MainActor
protocol CheckoutPresentationLogic {
  func presentPlaceOrder(response: Checkout.PlaceOrder.Response)
}

final class CheckoutPresenter: CheckoutPresentationLogic {
  weak var viewController: (any CheckoutDisplayLogic)?

  func presentPlaceOrder(response: Checkout.PlaceOrder.Response) {
    guard case .success = response.result else { return }
    let viewModel = Checkout.PlaceOrder.ViewModel(
      title: "Thank You, Ada!",
      message: "Your order number is A-1.")
    viewController?.displayThanks(viewModel: viewModel)
  }
}
