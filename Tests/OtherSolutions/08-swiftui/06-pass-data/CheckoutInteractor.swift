@MainActor
protocol CheckoutBusinessLogic {
  func load(request: Checkout.Load.Request)
}

@MainActor
protocol CheckoutDataStore: AnyObject {
  var address: Address? { get set }
}

final class CheckoutInteractor: CheckoutBusinessLogic, CheckoutDataStore {
  var presenter: (any CheckoutPresentationLogic)?
  var address: Address? {
    didSet { presenter?.presentLoad(response: .init(address: address)) }
  }

  func load(request: Checkout.Load.Request) {
    presenter?.presentLoad(response: .init(address: address))
  }
}
