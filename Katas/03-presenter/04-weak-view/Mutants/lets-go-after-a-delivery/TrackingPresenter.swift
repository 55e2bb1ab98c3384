@MainActor
protocol TrackingPresentationLogic {
  func presentFollow(response: Tracking.Follow.Response)
}

final class TrackingPresenter: TrackingPresentationLogic {
  weak var viewController: (any TrackingDisplayLogic)?

  func presentFollow(response: Tracking.Follow.Response) {
    let viewModel = Tracking.Follow.ViewModel(
      message: "Order \(response.orderID) \(words(for: response.status)).")
    viewController?.displayFollow(viewModel: viewModel)
    if response.status == .delivered { viewController = nil }
  }

  private func words(for status: OrderStatus) -> String {
    switch status {
    case .packed: "is packed"
    case .shipped: "is on its way"
    case .delivered: "has arrived"
    }
  }
}
