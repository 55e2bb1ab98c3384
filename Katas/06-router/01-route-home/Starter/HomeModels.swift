enum Home {
  enum Greet {
    struct Request: Equatable, Sendable {}

    struct Response: Equatable, Sendable {
      let reservation: Reservation?
    }

    struct ViewModel: Equatable, Sendable {
      let text: String
    }
  }
}
