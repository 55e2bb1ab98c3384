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
    if let heroes = await cache.savedHeroes() {
      return heroes
    }
    let heroes = try await service.fetchHeroes()
    await cache.save(heroes)
    return await cache.savedHeroes() ?? []
  }
}
