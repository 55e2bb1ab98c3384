enum Tracking {
  enum Follow {
    /// From view to interactor: which order the user follows.
    struct Request: Equatable, Sendable {
      let orderID: String
    }

    /// From interactor to presenter: what is true.
    struct Response: Equatable, Sendable {
      let orderID: String
      let status: OrderStatus
    }

    /// From presenter to view: what the user reads.
    struct ViewModel: Equatable, Sendable {
      let message: String
    }
  }
}
