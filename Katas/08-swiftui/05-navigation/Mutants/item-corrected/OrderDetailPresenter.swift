import Foundation

@MainActor
protocol OrderDetailPresentationLogic {
  func presentLoad(response: OrderDetail.Load.Response)
  func presentReceipt(response: OrderDetail.Receipt.Response)
  func presentCancel(response: OrderDetail.Cancel.Response)
  func presentConfirm(response: OrderDetail.Confirm.Response)
}

final class OrderDetailPresenter: OrderDetailPresentationLogic {
  weak var screen: (any OrderDetailDisplayLogic)?

  func presentLoad(response: OrderDetail.Load.Response) {
    screen?.displayLoad(
      viewModel: .init(
        title: response.order.item,
        state: response.order.isShipped ? "On its way" : "In the shop"))
  }

  func presentReceipt(response: OrderDetail.Receipt.Response) {
    let euros = Double(response.order.cents) / 100
    screen?.displayReceipt(
      viewModel: .init(
        id: response.order.id,
        lines: [
          response.order.item, "Total: " + String(format: "%.2f €", euros),
        ]))
  }

  func presentCancel(response: OrderDetail.Cancel.Response) {
    let item = response.order.item
    screen?.displayCancel(
      viewModel: response.isAllowed
        ? .init(
          title: "Cancel \(item.capitalized)?",
          message: "You get your money back.",
          confirm: "Cancel it", dismiss: "Keep it")
        : .init(
          title: "Too late", message: "\(item) is on its way.",
          confirm: nil, dismiss: "OK"))
  }

  func presentConfirm(response: OrderDetail.Confirm.Response) {
    screen?.displayConfirm(viewModel: .init())
  }
}
