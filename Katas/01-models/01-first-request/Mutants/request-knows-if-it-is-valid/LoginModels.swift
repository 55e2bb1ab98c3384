enum Login {
  enum Authenticate {
    /// From view to interactor: what the user asks for.
    struct Request: Equatable, Sendable {
      let email: String
      let password: String

      var isValid: Bool {
        !email.isEmpty && !password.isEmpty
      }
    }
  }
}
