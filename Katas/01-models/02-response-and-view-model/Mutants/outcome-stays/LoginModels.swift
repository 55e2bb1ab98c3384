enum Login {
  enum Authenticate {
    /// From view to interactor: what the user asks for.
    struct Request: Equatable, Sendable {
      let email: String
      let password: String
    }

    /// From interactor to presenter: what is true.
    struct Response: Equatable, Sendable {
      let result: Result<User, LoginError>
    }

    final class Outcome {
      var result: Result<User, LoginError>
      var title = ""
      var message = ""

      init(result: Result<User, LoginError>) {
        self.result = result
      }
    }

    /// From presenter to view: what the user reads.
    struct ViewModel: Equatable, Sendable {
      let title: String
      let message: String
    }
  }
}
