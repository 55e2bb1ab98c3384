protocol ScoopsWorkerLogic: Sendable {
  func menu() async -> Menu
}
