@MainActor
protocol HeroListBusinessLogic {
  @discardableResult
  func load(request: HeroList.Load.Request) -> Task<Void, Never>
}

final class HeroListInteractor: HeroListBusinessLogic {
  var presenter: (any HeroListPresentationLogic)?
  private let worker: any HeroesWorkerLogic

  init(worker: any HeroesWorkerLogic = HeroesWorker()) {
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
      return .success(try await worker.heroes())
    } catch {
      return .failure(.unavailable)
    }
  }
}
