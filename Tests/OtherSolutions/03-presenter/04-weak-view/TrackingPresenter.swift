@MainActor
protocol TrackingPresentationLogic {
  func presentFollow(response: Tracking.Follow.Response)
}

final class TrackingPresenter: TrackingPresentationLogic {
  private weak var view: (any TrackingDisplayLogic)?

  var viewController: (any TrackingDisplayLogic)? {
    get { view }
    set { view = newValue }
  }

  func presentFollow(response: Tracking.Follow.Response) {
    guard let view else { return }
    view.displayFollow(viewModel: .init(message: message(for: response)))
  }

  private func message(for response: Tracking.Follow.Response) -> String {
    let order = "Order \(response.orderID)"
    switch response.status {
    case .packed: return order + " is packed."
    case .shipped: return order + " is on its way."
    case .delivered: return order + " has arrived."
    }
  }
}
