enum Home {
  enum Greet {
    struct Request: Equatable, Sendable {}

    struct Response: Equatable, Sendable {
      let user: User?
    }

    struct ViewModel: Equatable, Sendable {
      let text: String
    }
  }
}
