extension ReviewRule {
  /// Network, storage and the system are behind workers, which a test replaces.
  @Sendable static func interactorAsksWorkers(_ code: VIPCode) -> [Breach] {
    code.reaches(of: .interactor, mend: "let a worker do it, behind a protocol")
  }
}
