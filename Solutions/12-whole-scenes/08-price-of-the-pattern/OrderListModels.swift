enum OrderList {
  enum Fetch {
    struct Request: Equatable, Sendable {}

    struct Response: Equatable, Sendable {
      let orders: [Order]
    }

    struct ViewModel: Equatable, Sendable {
      struct Row: Equatable, Sendable {
        let id: String
        let customer: String
        let date: String
        let total: String
      }

      let summary: String
      let rows: [Row]
    }
  }
}
