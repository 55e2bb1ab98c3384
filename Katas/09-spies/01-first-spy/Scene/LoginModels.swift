enum Login {
  enum Authenticate {
    struct Request: Equatable, Sendable {
      let email: String
      let password: String
    }

    struct Response: Equatable, Sendable {
      let result: Result<User, LoginError>
    }
  }
}
