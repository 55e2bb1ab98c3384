enum Scoops {
  enum Add {
    struct Request: Equatable, Sendable {}

    struct Response: Equatable, Sendable {
      let scoops: Int
      /// In dollars.
      let price: Int
    }

    struct ViewModel: Equatable, Sendable {
      let summary: String
      let payTitle: String
    }
  }
}
