enum OrderList {
  enum Fetch {
    struct Request: Equatable, Sendable {}

    struct Response: Equatable, Sendable {
      let orders: [Order]
      let isLoading: Bool
    }

    struct ViewModel: Equatable, Sendable {
      struct Row: Equatable, Identifiable, Sendable {
        let id: String
        let customer: String
        let total: String
        /// nil: there is nothing to note.
        let note: String?
      }

      let title: String
      let summary: String
      /// nil: there is nothing to say.
      let message: String?
      let isLoading: Bool
      let rows: [Row]
    }
  }
}
