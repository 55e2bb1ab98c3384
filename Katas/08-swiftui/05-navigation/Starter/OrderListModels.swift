enum OrderList {
  enum Load {
    struct Request: Equatable, Sendable {}

    struct Response: Equatable, Sendable {
      let orders: [Order]
    }

    struct ViewModel: Equatable, Sendable {
      struct Row: Equatable, Identifiable, Sendable {
        let id: Int
        let title: String
      }

      let rows: [Row]
    }
  }
}
