@MainActor
protocol TrackingDisplayLogic: AnyObject {
  func displayFollow(viewModel: Tracking.Follow.ViewModel)
}

/// The screen, without a screen: an order's number, a button, and the latest news.
final class TrackingViewController: TrackingDisplayLogic {
  var interactor: (any TrackingBusinessLogic)?
  var orderID = ""
  private(set) var message = ""

  func followButtonTapped() {
    interactor?.follow(request: Tracking.Follow.Request(orderID: orderID))
  }

  func displayFollow(viewModel: Tracking.Follow.ViewModel) {
    guard message.isEmpty else { return }
    message = viewModel.message
  }
}
