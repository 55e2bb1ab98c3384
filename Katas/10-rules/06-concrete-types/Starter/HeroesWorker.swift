enum HeroesError: Error, Equatable, Sendable {
  case unavailable
}

protocol HeroesWorkerLogic: Sendable {
  func heroes() async throws -> [Hero]
}

/// Knows the heroes that ship with the app. No test can choose what it answers.
struct HeroesWorker: HeroesWorkerLogic {
  func heroes() async throws -> [Hero] {
    [
      Hero(id: 1, name: "Nova", summary: "Lights the night.", artwork: nil),
      Hero(
        id: 2, name: "Echo", summary: "Repeats everything.", artwork: nil),
    ]
  }
}
