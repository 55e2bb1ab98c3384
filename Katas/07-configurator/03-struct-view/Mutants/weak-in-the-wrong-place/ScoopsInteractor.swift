@MainActor
protocol ScoopsBusinessLogic {
  @discardableResult
  func load(request: Scoops.Load.Request) -> Task<Void, Never>
}

final class ScoopsInteractor: ScoopsBusinessLogic {
  weak var presenter: (any ScoopsPresentationLogic)?

  private let worker: any ScoopsWorkerLogic

  init(worker: any ScoopsWorkerLogic) {
    self.worker = worker
  }

  @discardableResult
  func load(request: Scoops.Load.Request) -> Task<Void, Never> {
    Task {
      let menu = await worker.menu()
      presenter?.presentLoad(response: Scoops.Load.Response(menu: menu))
    }
  }
}
