enum HeroDetail {
  enum Load {
    struct Request: Equatable, Sendable {}

    struct Response: Equatable, Sendable {
      let hero: Hero
    }

    struct ViewModel: Equatable, Sendable {
      let title: String
      let summary: String
    }
  }
}
