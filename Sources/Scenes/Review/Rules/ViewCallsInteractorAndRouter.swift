extension ReviewRule {
  /// A view holds and calls its interactor and its router, nothing further on.
  @Sendable static func viewCallsInteractorAndRouter(_ code: VIPCode) -> [Breach] {
    code.contacts(
      of: .view, with: .presenter, .worker, mend: "send a request to the interactor instead")
      + code.reaches(
        of: .view, mend: "send a request to the interactor, which has workers for that")
  }
}
