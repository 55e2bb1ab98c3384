@MainActor
protocol CheckoutPresentationLogic {
  func presentLoad(response: Checkout.Load.Response)
}

final class CheckoutPresenter: CheckoutPresentationLogic {
  weak var screen: (any CheckoutDisplayLogic)?

  func presentLoad(response: Checkout.Load.Response) {
    let text = response.address.map { "To \($0.name), \($0.street)" }
    screen?.displayLoad(viewModel: .init(address: text ?? "Where to?"))
  }
}
