@MainActor
protocol HeroListBusinessLogic {
  func load(request: HeroList.Load.Request) async
}

final class HeroListInteractor: HeroListBusinessLogic {
  var presenter: (any HeroListPresentationLogic)?
  private let worker: any HeroesWorkerLogic

  init(worker: any HeroesWorkerLogic) { self.worker = worker }

  func load(request: HeroList.Load.Request) async {
    presenter?.presentLoad(response: .loading)
    async let heroes = worker.heroes()
    do {
      let response = HeroList.Load.Response.loaded(try await heroes)
      try Task.checkCancellation()
      presenter?.presentLoad(response: response)
    } catch _ where Task.isCancelled {
      // Nobody waits for it any more.
    } catch let error as HeroesError {
      presenter?.presentLoad(response: .failed(error))
    } catch {
      presenter?.presentLoad(response: .failed(.unknown))
    }
  }
}
