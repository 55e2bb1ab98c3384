@MainActor
protocol CheckoutPresentationLogic {
  func presentPlaceOrder(response: Checkout.PlaceOrder.Response)
}

final class CheckoutPresenter: CheckoutPresentationLogic {
  weak var viewController: (any CheckoutDisplayLogic)?

  func presentPlaceOrder(response: Checkout.PlaceOrder.Response) {
    let order = try? response.result.get()
    let viewModel = Checkout.PlaceOrder.ViewModel(
      title: "Thank You, \(order?.customer.firstName ?? "stranger")!",
      message: "Your order number is \(order?.id ?? "unknown").")
    viewController?.displayThanks(viewModel: viewModel)
  }
}
