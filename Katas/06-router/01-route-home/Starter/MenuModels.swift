enum Menu {
  enum Open {
    struct Request: Equatable, Sendable {}

    struct Response: Equatable, Sendable {
      let guests: Int?
    }

    struct ViewModel: Equatable, Sendable {
      let text: String
    }
  }
}
