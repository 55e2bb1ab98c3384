@MainActor
protocol TrackingBusinessLogic {
  func follow(request: Tracking.Follow.Request)
}

final class TrackingInteractor: TrackingBusinessLogic {
  var presenter: (any TrackingPresentationLogic)?
  private let worker: any TrackingWorkerLogic

  init(worker: any TrackingWorkerLogic) {
    self.worker = worker
  }

  func follow(request: Tracking.Follow.Request) {
    worker.follow(orderID: request.orderID) { [presenter] status in
      let response = Tracking.Follow.Response(
        orderID: request.orderID, status: status)
      presenter?.presentFollow(response: response)
    }
  }
}
