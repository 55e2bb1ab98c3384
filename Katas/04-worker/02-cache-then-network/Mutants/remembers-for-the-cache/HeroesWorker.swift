protocol HeroesWorkerLogic: Sendable {
  func fetchHeroes() async throws -> [Hero]
}

actor HeroesWorker: HeroesWorkerLogic {
  private let cache: any HeroCaching
  private let service: any HeroFetching
  private var remembered: [Hero]?

  init(
    cache: any HeroCaching = MemoryHeroCache(),
    service: any HeroFetching = DemoHeroService()
  ) {
    self.cache = cache
    self.service = service
  }

  func fetchHeroes() async throws -> [Hero] {
    if let heroes = await cache.savedHeroes() ?? remembered {
      return heroes
    }
    let heroes = try await service.fetchHeroes()
    await cache.save(heroes)
    remembered = heroes
    return heroes
  }
}
