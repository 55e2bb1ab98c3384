enum OrderDetail {
  enum Load {
    struct Request: Equatable, Sendable {}

    struct Response: Equatable, Sendable {
      let order: Order
    }

    struct ViewModel: Equatable, Sendable {
      let title: String
      let state: String
    }
  }

  enum Receipt {
    struct Request: Equatable, Sendable {}

    struct Response: Equatable, Sendable {
      let order: Order
    }

    /// A sheet. It is there while the screen has one of these.
    struct ViewModel: Equatable, Identifiable, Sendable {
      let id: Int
      let lines: [String]
    }
  }

  enum Cancel {
    struct Request: Equatable, Sendable {}

    struct Response: Equatable, Sendable {
      let order: Order
      let isAllowed: Bool
    }

    /// An alert. Its first button, if it has one, confirms.
    struct ViewModel: Equatable, Sendable {
      let title: String
      let message: String
      let confirm: String?
      let dismiss: String
    }
  }

  /// The user has confirmed: the order is cancelled.
  enum Confirm {
    struct Request: Equatable, Sendable {}
    struct Response: Equatable, Sendable {}
    struct ViewModel: Equatable, Sendable {}
  }
}
