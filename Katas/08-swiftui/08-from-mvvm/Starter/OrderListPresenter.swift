import Foundation

@MainActor
protocol OrderListPresentationLogic {
  func presentLoad(response: OrderList.Load.Response)
  func presentSelect(response: OrderList.Select.Response)
  func presentRefusal(response: OrderList.Refuse.Response)
}

final class OrderListPresenter: OrderListPresentationLogic {
  weak var screen: (any OrderListDisplayLogic)?

  func presentLoad(response: OrderList.Load.Response) {
    // TODO: Step 3. How do they read?
  }

  func presentSelect(response: OrderList.Select.Response) {
    // TODO: Step 3. Nothing to word here.
  }

  func presentRefusal(response: OrderList.Refuse.Response) {
    // TODO: Step 3. How does it read?
  }
}
