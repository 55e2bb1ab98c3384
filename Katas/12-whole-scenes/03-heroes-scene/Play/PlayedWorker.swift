/// Seven heroes, three on a page.
struct PlayedWorker: HeroesWorkerLogic {
  private let names = [
    "Nova", "Echo", "Moss", "Flint", "Juno", "Pixel", "Wren",
  ]

  func page(startingAt offset: Int) async throws -> HeroPage {
    let heroes = names.enumerated().map { index, name in
      Hero(
        id: index + 1, name: name, summary: "\(name) is on duty.",
        artwork: nil)
    }
    return HeroPage(
      heroes: Array(heroes.dropFirst(offset).prefix(3)), total: names.count)
  }
}
