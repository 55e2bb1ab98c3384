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
    // TODO: Present each step, and nothing that nobody waits for.
    let heroes = try? await worker.heroes()
    presenter?.presentLoad(response: .loaded(heroes ?? []))
  }
}
