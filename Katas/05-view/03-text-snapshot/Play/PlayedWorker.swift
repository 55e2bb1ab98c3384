struct PlayedWorker: HeroesWorkerLogic {
  func heroes() async throws -> [Hero] {
    [
      Hero(id: 1, name: "Nova", summary: "Lights the night.", artwork: nil),
      Hero(id: 2, name: "Echo", summary: "Repeats it all.", artwork: nil),
      Hero(id: 3, name: "Moss", summary: "Is very patient.", artwork: nil),
    ]
  }
}
