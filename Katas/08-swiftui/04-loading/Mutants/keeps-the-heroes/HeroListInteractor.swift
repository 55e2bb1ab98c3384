@MainActor
protocol HeroListBusinessLogic {
  /// Ends when the load has ended; whoever cancels it wants no answer.
  func load(request: HeroList.Load.Request) async
}

final class HeroListInteractor: HeroListBusinessLogic {
  var presenter: (any HeroListPresentationLogic)?

  private let worker: any HeroesWorkerLogic
  private var heroes: [Hero] = []

  init(worker: any HeroesWorkerLogic) {
    self.worker = worker
  }

  func load(request: HeroList.Load.Request) async {
    presenter?.presentLoad(response: .loading)
    let response = await outcome()
    guard !Task.isCancelled else { return }
    presenter?.presentLoad(response: response)
  }

  private func outcome() async -> HeroList.Load.Response {
    do {
      if heroes.isEmpty { heroes = try await worker.heroes() }
      return .loaded(heroes)
    } catch {
      return .failed(error as? HeroesError ?? .unknown)
    }
  }
}
