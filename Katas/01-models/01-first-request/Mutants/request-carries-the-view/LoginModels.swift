enum Login {
  enum Authenticate {
    /// From view to interactor: what the user asks for.
    struct Request: Sendable {
      let email: String
      let password: String
      let viewController: LoginViewController
    }
  }
}
