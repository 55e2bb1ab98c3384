enum Login {
  enum Authenticate {
    struct Request: Equatable, Sendable {
      let email: String
      let password: String
    }

    struct Response: Equatable, Sendable {
      let result: Result<User, LoginError>
    }

    struct ViewModel: Equatable, Sendable {
      let title: String
      let message: String
    }
  }

  /// A lost connection is presented as `Authenticate.Response`.
  enum WatchConnection {
    struct Request: Equatable, Sendable {}
  }
}
