enum Greeting {
  enum Say {
    /// What the view asks.
    struct Request: Equatable, Sendable {
      let name: String
    }

    /// What is true.
    struct Response: Equatable, Sendable {
      let name: String
    }

    /// What the user reads.
    struct ViewModel: Equatable, Sendable {
      let text: String
    }
  }
}
