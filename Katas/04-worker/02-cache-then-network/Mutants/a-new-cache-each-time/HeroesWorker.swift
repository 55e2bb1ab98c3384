protocol HeroesWorkerLogic: Sendable {
  func fetchHeroes() async throws -> [Hero]
}

final class HeroesWorker: HeroesWorkerLogic {
  private let given: (any HeroCaching)?
  private var cache: any HeroCaching { given ?? MemoryHeroCache() }
  private let service: any HeroFetching

  init(
    cache: (any HeroCaching)? = nil,
    service: any HeroFetching = DemoHeroService()
  ) {
    given = cache
    self.service = service
  }

  func fetchHeroes() async throws -> [Hero] {
    if let heroes = await cache.savedHeroes() {
      return heroes
    }
    let heroes = try await service.fetchHeroes()
    await cache.save(heroes)
    return heroes
  }
}
