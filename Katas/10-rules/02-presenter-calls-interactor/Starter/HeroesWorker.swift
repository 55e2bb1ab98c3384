enum HeroesError: Error, Equatable, Sendable {
  case unavailable
}

protocol HeroesWorkerLogic: Sendable {
  func heroes() async throws -> [Hero]
}
