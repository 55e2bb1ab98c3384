protocol HeroesWorkerLogic: Sendable {
  func fetchHeroes() async throws -> [Hero]
}

final class HeroesWorker: HeroesWorkerLogic {
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
    if await cache.savedHeroes() == nil {
      await cache.save(try await service.fetchHeroes())
    }
    // What was saved is what the cache has now.
    return await cache.savedHeroes() ?? []
  }
}
