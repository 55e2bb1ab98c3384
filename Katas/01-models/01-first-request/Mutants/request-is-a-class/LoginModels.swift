enum Login {
  enum Authenticate {
    /// From view to interactor: what the user asks for.
    final class Request: Sendable {
      let email: String
      let password: String

      init(email: String, password: String) {
        self.email = email
        self.password = password
      }
    }
  }
}
