protocol HeroesWorkerLogic: Sendable {
  func heroes() async throws -> [Hero]
}
