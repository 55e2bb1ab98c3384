enum Checkout {
  enum Load {
    struct Request: Equatable, Sendable {}

    struct Response: Equatable, Sendable {
      let address: Address?
    }

    struct ViewModel: Equatable, Sendable {
      let address: String
    }
  }
}
