protocol HeroCaching: Sendable {
  /// What was saved last, or nil while nothing has been saved.
  func savedHeroes() async -> [Hero]?
  func save(_ heroes: [Hero]) async
}

/// Remembers heroes as long as it lives.
actor MemoryHeroCache: HeroCaching {
  private var heroes: [Hero]?

  func savedHeroes() -> [Hero]? {
    heroes
  }

  func save(_ heroes: [Hero]) {
    self.heroes = heroes
  }
}
