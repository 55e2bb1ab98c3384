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
    do {
      let heroes = try await service.fetchHeroes()
      if let saved { return saved }
      await cache.save(heroes)
      return heroes
    } catch {
      if let saved { return saved }
      throw error
    }
  }
}
