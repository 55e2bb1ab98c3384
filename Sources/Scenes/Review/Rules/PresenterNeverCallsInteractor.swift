extension ReviewRule {
  /// A presenter never goes back to the interactor that called it.
  @Sendable static func presenterNeverCallsInteractor(_ code: VIPCode) -> [Breach] {
    code.contacts(of: .presenter, with: .interactor, mend: "let the view send the next request")
  }
}
