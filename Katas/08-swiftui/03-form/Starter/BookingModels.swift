enum BookingProblem: Equatable, Sendable {
  case noName
  case tooManyOutside
}

enum Booking {
  enum Change {
    /// What the user has given in one control.
    enum Request: Equatable, Sendable {
      case name(String)
      case guests(Int)
      case outside(Bool)
    }

    struct Response: Equatable, Sendable {
      let draft: Draft
      let sizes: [Int]
      let problem: BookingProblem?
      let canBook: Bool
    }

    struct ViewModel: Equatable, Sendable {
      struct Choice: Equatable, Identifiable, Sendable {
        let id: Int
        let label: String
      }

      let name: String
      let guests: Int
      let choices: [Choice]
      let isOutside: Bool
      /// nil: there is nothing to say.
      let hint: String?
      let canBook: Bool
    }
  }

  /// The form as it is at first: presented like a change.
  enum Open {
    struct Request: Equatable, Sendable {}
  }

  enum Book {
    struct Request: Equatable, Sendable {}

    struct Response: Equatable, Sendable {
      let draft: Draft
    }

    struct ViewModel: Equatable, Sendable {
      let message: String
    }
  }
}
