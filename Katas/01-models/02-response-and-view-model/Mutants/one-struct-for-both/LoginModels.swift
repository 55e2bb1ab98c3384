enum Login {
  enum Authenticate {
    /// From view to interactor: what the user asks for.
    struct Request: Equatable, Sendable {
      let email: String
      let password: String
    }

    typealias ViewModel = Response

    struct Response: Equatable, Sendable {
      let result: Result<User, LoginError>
      var title = ""
      var message = ""
    }
  }
}
