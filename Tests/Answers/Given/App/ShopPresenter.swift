protocol ShopPresentationLogic {
  func presentPay(response: Shop.Pay.Response)
}

final class ShopPresenter: ShopPresentationLogic {
  var viewController: ShopDisplayLogic?

  func presentPay(response: Shop.Pay.Response) {
    viewController?.displayPay(viewModel: Shop.Pay.ViewModel(text: "\(response.amount) paid"))
  }
}
