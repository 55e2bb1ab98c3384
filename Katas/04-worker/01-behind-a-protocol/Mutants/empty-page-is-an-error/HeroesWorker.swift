import Foundation

protocol HeroesWorkerLogic: Sendable {
  func fetchHeroes() async throws -> [Hero]
}

final class HeroesWorker: HeroesWorkerLogic {
  private let client: any HTTPClient

  init(client: any HTTPClient) {
    self.client = client
  }

  func fetchHeroes() async throws -> [Hero] {
    let answer = try await client.get("/heroes")
    let page = try JSONDecoder().decode(HeroesPage.self, from: answer)
    guard !page.data.results.isEmpty else {
      throw URLError(.zeroByteResource)
    }
    return page.data.results.map(Hero.init)
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
