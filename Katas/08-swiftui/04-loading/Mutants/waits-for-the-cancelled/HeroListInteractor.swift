@MainActor
protocol HeroListBusinessLogic {
  /// Ends when the load has ended; whoever cancels it wants no answer.
  func load(request: HeroList.Load.Request) async
}

final class HeroListInteractor: HeroListBusinessLogic {
  var presenter: (any HeroListPresentationLogic)?

  private let worker: any HeroesWorkerLogic
  private var isLoading = false

  init(worker: any HeroesWorkerLogic) {
    self.worker = worker
  }

  func load(request: HeroList.Load.Request) async {
    guard !isLoading else { return }
    isLoading = true
    defer { isLoading = false }
    presenter?.presentLoad(response: .loading)
    let response = await outcome()
    guard !Task.isCancelled else { return }
    presenter?.presentLoad(response: response)
  }

  private func outcome() async -> HeroList.Load.Response {
    do {
      return .loaded(try await worker.heroes())
    } catch {
      return .failed(error as? HeroesError ?? .unknown)
    }
  }
}
