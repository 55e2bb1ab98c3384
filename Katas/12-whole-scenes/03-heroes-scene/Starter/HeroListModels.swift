enum HeroList {
  enum Load {
    struct Request: Equatable, Sendable {}

    struct Response: Equatable, Sendable {
      /// All that have come so far.
      let heroes: [Hero]
      let hasMore: Bool
      let failure: HeroesError?
    }

    struct ViewModel: Equatable, Sendable {
      let title: String
      let rows: [String]
      let message: String?
      let isMoreEnabled: Bool
    }
  }

  /// The hero itself goes from data store to detail: presenter and view need not know it.
  enum Select {
    struct Request: Equatable, Sendable {
      let row: Int
    }

    struct Response: Equatable, Sendable {}
    struct ViewModel: Equatable, Sendable {}
  }
}
