protocol HeroFetching: Sendable {
  func fetchHeroes() async throws -> [Hero]
}

/// Stands where the app asks its server.
struct DemoHeroService: HeroFetching {
  static let heroes = [
    Hero(
      id: 1, name: "Demo", summary: "Comes without a network.", artwork: nil
    )
  ]

  func fetchHeroes() async throws -> [Hero] {
    Self.heroes
  }
}
