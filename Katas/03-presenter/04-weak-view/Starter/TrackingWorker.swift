@MainActor
protocol TrackingWorkerLogic {
  /// Tells the status of an order now, and again each time it changes.
  func follow(
    orderID: String, news: @escaping @MainActor (OrderStatus) -> Void)
}
