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
}
