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
    switch response.result {
    case .success(let all):
      let orders = all.filter { !$0.isCancelled }
      let rows = orders.map { order in
        OrderList.Load.ViewModel.Row(
          id: order.number,
          title: "#\(order.number) \(order.item), \(euros(order.cents))")
      }
      screen?.displayLoad(
        viewModel: .init(summary: summary(of: orders), rows: rows))
    case .failure(.unavailable):
      screen?.displayLoad(
        viewModel: .init(
          summary: "The orders cannot be reached.", rows: []))
    }
  }

  func presentSelect(response: OrderList.Select.Response) {
    screen?.displaySelect(viewModel: .init())
  }

  func presentRefusal(response: OrderList.Refuse.Response) {
    screen?.displayRefusal(
      viewModel: .init(
        title: "Order \(response.number)", message: "It is not paid yet."))
  }

  private func summary(of orders: [Order]) -> String {
    let total = euros(orders.reduce(0) { $0 + $1.cents })
    return switch orders.count {
    case 0: "No orders yet."
    case 1: "1 order, \(total)"
    default: "\(orders.count) orders, \(total)"
    }
  }

  private func euros(_ cents: Int) -> String {
    String(format: "%.2f €", Double(cents) / 100)
  }
}
