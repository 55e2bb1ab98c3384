protocol ScoopsWorkerLogic: Sendable {
  func flavors() -> [Flavor]
}
