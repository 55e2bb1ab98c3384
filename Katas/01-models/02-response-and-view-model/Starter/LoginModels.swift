enum Login {
  enum Authenticate {
    /// From view to interactor: what the user asks for.
    struct Request: Equatable, Sendable {
      let email: String
      let password: String
    }

    // TODO: Two messages with different readers share one class. Give each its own struct.
    typealias Response = Outcome
    typealias ViewModel = Outcome

    final class Outcome {
      var result: Result<User, LoginError>
      var title = ""
      var message = ""

      init(result: Result<User, LoginError>) {
        self.result = result
      }
    }
  }
}
