enum HeroesError: Error, Equatable, Sendable {
  case unavailable
}

/// A part of all heroes, and how many there are in all.
struct HeroPage: Equatable, Sendable {
  let heroes: [Hero]
  let total: Int
}

protocol HeroesWorkerLogic: Sendable {
  /// The page that begins after as many heroes as `offset` says.
  func page(startingAt offset: Int) async throws -> HeroPage
}
