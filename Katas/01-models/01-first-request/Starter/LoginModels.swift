enum Login {
  enum Authenticate {
    /// From view to interactor: what the user asks for.
    struct Request: Equatable, Sendable {
      // TODO: Say whom to log in, and with which password.
    }
  }
}
