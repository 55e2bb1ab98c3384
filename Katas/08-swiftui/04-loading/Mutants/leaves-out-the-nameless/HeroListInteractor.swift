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
    let response = await outcome()
    guard !Task.isCancelled else { return }
    presenter?.presentLoad(response: response)
  }

  private func outcome() async -> HeroList.Load.Response {
    do {
      return .loaded(
        try await worker.heroes().filter { !$0.name.isEmpty })
    } catch {
      return .failed(error as? HeroesError ?? .unknown)
    }
  }
}
