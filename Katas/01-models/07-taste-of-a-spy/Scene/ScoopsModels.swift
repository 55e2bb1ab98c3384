enum Scoops {
  enum Add {
    struct Request: Equatable, Sendable {}

    struct Response: Equatable, Sendable {
      let scoops: Int
      /// In dollars.
      let price: Int
    }
  }
}
