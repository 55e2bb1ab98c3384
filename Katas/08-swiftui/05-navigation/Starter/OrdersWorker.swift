@MainActor
protocol OrdersWorkerLogic {
  func orders() -> [Order]
  func cancel(id: Int)
}
