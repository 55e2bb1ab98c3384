protocol OrderListWorkerLogic: Sendable {
  func orders() async -> [Order]
}
