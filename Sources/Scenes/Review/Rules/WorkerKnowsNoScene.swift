extension ReviewRule {
  /// A worker answers whoever asked; it knows no part of a scene.
  @Sendable static func workerKnowsNoScene(_ code: VIPCode) -> [Breach] {
    code.contacts(
      of: .worker, with: .view, .presenter, .interactor,
      mend: "return a value or call a completion instead"
    ) { !RoleFinder.isScreenClass($0.name) }
  }
}
