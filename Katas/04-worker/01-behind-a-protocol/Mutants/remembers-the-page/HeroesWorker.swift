import Foundation

protocol HeroesWorkerLogic: Sendable {
  func fetchHeroes() async throws -> [Hero]
}

actor HeroesWorker: HeroesWorkerLogic {
  private var remembered: [Hero]?
  private let client: any HTTPClient

  init(client: any HTTPClient) {
    self.client = client
  }

  func fetchHeroes() async throws -> [Hero] {
    if let remembered { return remembered }
    let answer = try await client.get("/heroes")
    let page = try JSONDecoder().decode(HeroesPage.self, from: answer)
    let heroes = page.data.results.map(Hero.init)
    remembered = heroes
    return heroes
  }
}

extension Hero {
  fileprivate init(_ entry: HeroesPage.Entry) {
    self.init(
      id: entry.id,
      name: entry.name,
      summary: entry.description,
      artwork: entry.thumbnail.flatMap {
        URL(string: "\($0.path).\($0.extension)")
      })
  }
}
