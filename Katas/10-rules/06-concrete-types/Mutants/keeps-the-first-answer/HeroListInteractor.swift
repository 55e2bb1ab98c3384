@MainActor
protocol HeroListBusinessLogic {
  @discardableResult
  func load(request: HeroList.Load.Request) -> Task<Void, Never>
}

final class HeroListInteractor: HeroListBusinessLogic {
  var presenter: (any HeroListPresentationLogic)?
  private var kept: [Hero]?
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

  private func heroes() async -> Result<[Hero], HeroesError> {
    do {
      if kept == nil { kept = try await worker.heroes() }
      return .success(kept ?? [])
    } catch {
      return .failure(.unavailable)
    }
  }
}
