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

  enum Validate {
    struct Request: Equatable, Sendable {
      let email: String
      let password: String
    }

    struct Response: Equatable, Sendable {
      let isEmailValid: Bool
      let isPasswordValid: Bool
    }
  }

  /// Begun by the interactor itself, so it has no Request.
  enum Loading {
    struct Response: Equatable, Sendable {
      let isLoading: Bool
    }
  }
}
