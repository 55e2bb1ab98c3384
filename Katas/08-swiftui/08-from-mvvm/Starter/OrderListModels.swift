enum OrderList {
  enum Load {
    struct Request: Equatable, Sendable {}

    /// The orders that count, the latest first.
    struct Response: Equatable, Sendable {
      let result: Result<[Order], OrderListError>
    }

    struct ViewModel: Equatable, Sendable {
      struct Row: Equatable, Identifiable, Sendable {
        let id: Int
        let title: String
      }

      let summary: String
      let rows: [Row]
    }
  }

  /// The order that was selected is in the data store.
  enum Select {
    struct Request: Equatable, Sendable {
      let number: Int
    }

    struct Response: Equatable, Sendable {}
    struct ViewModel: Equatable, Sendable {}
  }

  /// An order that cannot be opened. It answers a `Select.Request`.
  enum Refuse {
    struct Response: Equatable, Sendable {
      let number: Int
    }

    struct ViewModel: Equatable, Sendable {
      let title: String
      let message: String
    }
  }
}

enum OrderListError: Error, Equatable, Sendable {
  case unavailable
}
