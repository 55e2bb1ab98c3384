import Foundation

protocol HeroesWorkerLogic: Sendable {
  func fetchHeroes() async throws -> [Hero]
}

final class HeroesWorker: HeroesWorkerLogic {
  init(client: any HTTPClient) {
    // TODO: Keep the client.
  }

  func fetchHeroes() async throws -> [Hero] {
    // TODO: Get the page, decode it, and return its entries as heroes.
    []
  }
}
