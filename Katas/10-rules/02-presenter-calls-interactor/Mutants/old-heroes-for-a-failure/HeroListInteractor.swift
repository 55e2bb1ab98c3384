@MainActor
protocol HeroListBusinessLogic {
  @discardableResult
  func load(request: HeroList.Load.Request) -> Task<Void, Never>
}

final class HeroListInteractor: HeroListBusinessLogic {
  var presenter: (any HeroListPresentationLogic)?

  private var loaded: [Hero]?
  private let worker: any HeroesWorkerLogic

  init(worker: any HeroesWorkerLogic) {
    self.worker = worker
  }

  @discardableResult
  func load(request: HeroList.Load.Request) -> Task<Void, Never> {
    Task {
      let result = await heroes()
      presenter?.presentLoad(
        response: HeroList.Load.Response(result: result))
    }
  }

  /// One failure may be a hiccup of the server, so it is asked twice.
  private func heroes() async -> Result<[Hero], HeroesError> {
    for _ in 1...2 {
      if let heroes = try? await worker.heroes() {
        loaded = heroes
        return .success(heroes)
      }
    }
    return loaded.map { .success($0) } ?? .failure(.unavailable)
  }
}
