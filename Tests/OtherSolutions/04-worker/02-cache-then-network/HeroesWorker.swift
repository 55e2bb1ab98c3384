protocol HeroesWorkerLogic: Sendable {
  func fetchHeroes() async throws -> [Hero]
}

actor HeroesWorker: HeroesWorkerLogic {
  private let storage: any HeroCaching
  private let network: any HeroFetching

  init(
    cache: any HeroCaching = MemoryHeroCache(),
    service: any HeroFetching = DemoHeroService()
  ) {
    storage = cache
    network = service
  }

  func fetchHeroes() async throws -> [Hero] {
    switch await storage.savedHeroes() {
    case .some(let known): known
    case .none: try await fetchAndSave()
    }
  }

  private func fetchAndSave() async throws -> [Hero] {
    let fresh = try await network.fetchHeroes()
    await storage.save(fresh)
    return fresh
  }
}
