@MainActor
protocol HeroListBusinessLogic {
  @discardableResult
  func load(request: HeroList.Load.Request) -> Task<Void, Never>
  func select(request: HeroList.Select.Request)
}

@MainActor
protocol HeroListDataStore: AnyObject {
  var selectedHero: Hero? { get }
}

final class HeroListInteractor: HeroListBusinessLogic, HeroListDataStore {
  var presenter: (any HeroListPresentationLogic)?
  private(set) var selectedHero: Hero?

  private let worker: any HeroesWorkerLogic

  init(worker: any HeroesWorkerLogic) {
    self.worker = worker
  }

  /// The returned task ends when the page has been presented.
  @discardableResult
  func load(request: HeroList.Load.Request) -> Task<Void, Never> {
    // TODO: Ask for the next page, and present all heroes so far.
    return Task {}
  }

  func select(request: HeroList.Select.Request) {
    // TODO: Keep the hero of that row for the router, then present the selection.
  }
}
