extension ScoopsView {
  /// A copy of this view with a cycle behind it.
  func configured(worker: any ScoopsWorkerLogic) -> ScoopsView {
    // TODO: wire a copy and return it.
    self
  }
}
