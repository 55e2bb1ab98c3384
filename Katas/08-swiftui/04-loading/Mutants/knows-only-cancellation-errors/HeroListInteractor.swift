@MainActor
protocol HeroListBusinessLogic {
  /// Ends when the load has ended; whoever cancels it wants no answer.
  func load(request: HeroList.Load.Request) async
}

final class HeroListInteractor: HeroListBusinessLogic {
  var presenter: (any HeroListPresentationLogic)?

  private let worker: any HeroesWorkerLogic

  init(worker: any HeroesWorkerLogic) {
    self.worker = worker
  }

  func load(request: HeroList.Load.Request) async {
    presenter?.presentLoad(response: .loading)
    do {
      let heroes = try await worker.heroes()
      presenter?.presentLoad(response: .loaded(heroes))
    } catch is CancellationError {
      return
    } catch {
      let known = error as? HeroesError ?? .unknown
      presenter?.presentLoad(response: .failed(known))
    }
  }
}
