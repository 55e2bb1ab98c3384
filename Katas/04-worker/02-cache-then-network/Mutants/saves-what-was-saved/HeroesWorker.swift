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
    let saved = await cache.savedHeroes()
    let heroes =
      if let saved { saved } else { try await service.fetchHeroes() }
    await cache.save(heroes)
    return heroes
  }
}
