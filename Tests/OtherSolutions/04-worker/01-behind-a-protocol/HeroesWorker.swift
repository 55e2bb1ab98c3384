import Foundation

protocol HeroesWorkerLogic: Sendable {
  func fetchHeroes() async throws -> [Hero]
}

struct HeroesWorker: HeroesWorkerLogic {
  let client: any HTTPClient

  func fetchHeroes() async throws -> [Hero] {
    var heroes: [Hero] = []
    let data = try await client.get("/heroes")
    for entry in try JSONDecoder().decode(Envelope.self, from: data).data.results {
      heroes.append(entry.hero)
    }
    return heroes
  }
}

private struct Envelope: Decodable {
  struct Page: Decodable {
    let results: [Entry]
  }

  struct Entry: Decodable {
    let id: Int
    let name: String
    let description: String
    let thumbnail: [String: String]?

    var hero: Hero {
      var artwork: URL?
      if let path = thumbnail?["path"], let suffix = thumbnail?["extension"] {
        artwork = URL(string: path + "." + suffix)
      }
      return Hero(id: id, name: name, summary: description, artwork: artwork)
    }
  }

  let data: Page
}
