@MainActor
enum ScoopsConfigurator {
  static func configure(worker: any ScoopsWorkerLogic)
    -> ScoopsViewController
  {
    // TODO: Make the interactor and the presenter, too, and wire the cycle.
    ScoopsViewController()
  }
}
