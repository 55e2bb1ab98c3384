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
  private var heroes: [Hero] = []
  private var total = Int.max
  private var pageUnderWay: Task<Void, Never>?

  init(worker: any HeroesWorkerLogic) {
    self.worker = worker
  }

  /// The returned task ends when the page has been presented.
  @discardableResult
  func load(request: HeroList.Load.Request) -> Task<Void, Never> {
    if let pageUnderWay { return pageUnderWay }
    guard heroes.count < total else { return Task {} }
    let task = Task {
      let failure = await addNextPage()
      pageUnderWay = nil
      presenter?.presentLoad(
        response: .init(heroes: heroes, hasMore: heroes.count < total, failure: failure))
    }
    pageUnderWay = task
    return task
  }

  func select(request: HeroList.Select.Request) {
    if heroes.indices.contains(request.row) {
      selectedHero = heroes[request.row]
      presenter?.presentSelect(response: .init())
    }
  }

  private func addNextPage() async -> HeroesError? {
    guard let page = try? await worker.page(startingAt: heroes.count) else { return .unavailable }
    heroes.append(contentsOf: page.heroes)
    total = page.total
    return nil
  }
}
