enum Login {
  enum Authenticate {
    /// From view to interactor: what the user asks for.
    struct Request: Equatable, Sendable {
      let email: String
      let password: String
    }

    /// From interactor to presenter: what is true.
    final class Response: Sendable {
      let result: Result<User, LoginError>

      init(result: Result<User, LoginError>) {
        self.result = result
      }
    }

    /// From presenter to view: what the user reads.
    final class ViewModel: Sendable {
      let title: String
      let message: String

      init(title: String, message: String) {
        self.title = title
        self.message = message
      }
    }
  }
}
