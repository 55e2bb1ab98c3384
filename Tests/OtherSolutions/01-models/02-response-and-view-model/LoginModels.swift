enum Login {
  enum Authenticate {
    /// From view to interactor: what the user asks for.
    struct Request: Equatable, Sendable {
      let email: String
      let password: String
    }

    struct ViewModel: Hashable, Sendable {
      var message: String
      var title: String
    }

    struct Response: Sendable {
      var result: Result<User, LoginError>
    }
  }
}
