enum LoginError: Error, Equatable, Sendable {
  case emptyEmail, emptyPassword, invalidCredentials, offline, unknown
}

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

  enum Validate {
    struct Request: Equatable, Sendable {
      let email: String
      let password: String
    }

    struct Response: Equatable, Sendable {
      let isEmailValid: Bool
      let isPasswordValid: Bool
    }

    struct ViewModel: Equatable, Sendable {
      let emailHint: String?
      let passwordHint: String?
      let canSubmit: Bool
    }
  }

  /// Begun by the interactor itself, so it has no request.
  enum Loading {
    struct Response: Equatable, Sendable {
      let isLoading: Bool
    }

    struct ViewModel: Equatable, Sendable {
      let isLoading: Bool
    }
  }
}
