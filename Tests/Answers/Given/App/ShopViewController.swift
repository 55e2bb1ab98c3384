import UIKit

protocol ShopDisplayLogic: AnyObject {
  func displayPay(viewModel: Shop.Pay.ViewModel)
}

final class ShopViewController: UIViewController, ShopDisplayLogic {
  var interactor: ShopBusinessLogic?
  let label = UILabel()

  func payButtonTapped() {
    interactor?.pay(request: Shop.Pay.Request(amount: 3))
  }

  func displayPay(viewModel: Shop.Pay.ViewModel) {
    label.text = viewModel.text
  }
}
