protocol HeroesWorkerLogic: Sendable {
  func fetchHeroes() async throws -> [Hero]
}

actor HeroesWorker: HeroesWorkerLogic {
  private var remembered: [Hero]?
  private let cache: any HeroCaching
  private let service: any HeroFetching

  init(
    cache: any HeroCaching = MemoryHeroCache(),
    service: any HeroFetching = DemoHeroService()
  ) {
    self.cache = cache
    self.service = service
  }

  func fetchHeroes() async throws -> [Hero] {
    if let remembered { return remembered }
    if let heroes = await cache.savedHeroes() {
      return heroes
    }
    let heroes = try await service.fetchHeroes()
    await cache.save(heroes)
    remembered = heroes
    return heroes
  }
}
