enum Login {
  enum Authenticate {
    /// From view to interactor: what the user asks for.
    struct Request: Equatable, Sendable {
      // TODO: Say who logs in, and with which password.
    }
  }
}
