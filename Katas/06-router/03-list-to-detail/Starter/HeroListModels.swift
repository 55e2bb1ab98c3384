enum HeroList {
  enum Load {
    struct Request: Equatable, Sendable {}

    struct Response: Equatable, Sendable {
      let result: Result<[Hero], HeroesError>
    }

    struct ViewModel: Equatable, Sendable {
      let title: String
      let rows: [String]
      let message: String?
    }
  }

  /// The hero itself stays in the data store: presenter and view need not know it.
  enum Select {
    struct Request: Equatable, Sendable {
      let row: Int
    }

    struct Response: Equatable, Sendable {}
    struct ViewModel: Equatable, Sendable {}
  }
}
