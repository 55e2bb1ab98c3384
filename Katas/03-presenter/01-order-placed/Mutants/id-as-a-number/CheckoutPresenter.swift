import Foundation

@MainActor
protocol CheckoutPresentationLogic {
  func presentPlaceOrder(response: Checkout.PlaceOrder.Response)
}

final class CheckoutPresenter: CheckoutPresentationLogic {
  weak var viewController: (any CheckoutDisplayLogic)?

  func presentPlaceOrder(response: Checkout.PlaceOrder.Response) {
    guard case .success(let order) = response.result else { return }
    let viewModel = Checkout.PlaceOrder.ViewModel(
      title: "Thank You, \(order.customer.firstName)!",
      message:
        "Your order number is \(Int(order.id)?.formatted(.number.locale(Locale(identifier: "en_US"))) ?? order.id)."
    )
    viewController?.displayThanks(viewModel: viewModel)
  }
}
