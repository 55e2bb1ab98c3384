protocol HeroesWorkerLogic: Sendable {
  func fetchHeroes() async throws -> [Hero]
}

final class HeroesWorker: HeroesWorkerLogic {
  init(
    cache: any HeroCaching = MemoryHeroCache(),
    service: any HeroFetching = DemoHeroService()
  ) {
    // TODO: Keep both.
  }

  func fetchHeroes() async throws -> [Hero] {
    // TODO: Answer from the cache. If nothing is saved, ask the service and save.
    []
  }
}
