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

  /// Begun by the interactor itself, so it has no Request.
  enum Loading {
    struct Response: Equatable, Sendable {
      let isLoading: Bool
    }
  }
}
