enum Checkout {
  enum PlaceOrder {
    /// From view to interactor: what the user asks for.
    struct Request: Equatable, Sendable {
      let items: [String]
      let cardNumber: String
    }

    /// From interactor to presenter: what is true.
    struct Response: Equatable, Sendable {
      let result: Result<Order, OrderError>
    }

    /// From presenter to view: what the user reads.
    struct ViewModel: Equatable, Sendable {
      let title: String
      let message: String
    }
  }
}
