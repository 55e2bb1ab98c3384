extension ReviewRule {
  /// An interactor speaks to the view only through the presenter.
  @Sendable static func interactorNeverTouchesView(_ code: VIPCode) -> [Breach] {
    code.contacts(
      of: .interactor, with: .view, mend: "hand a response to the presenter instead")
  }
}
