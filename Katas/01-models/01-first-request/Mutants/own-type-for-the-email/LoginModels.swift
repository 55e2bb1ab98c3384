enum Login {
  struct Email: Equatable, Sendable {
    let text: String
  }

  enum Authenticate {
    /// From view to interactor: what the user asks for.
    struct Request: Equatable, Sendable {
      let email: Email
      let password: String
    }
  }
}
