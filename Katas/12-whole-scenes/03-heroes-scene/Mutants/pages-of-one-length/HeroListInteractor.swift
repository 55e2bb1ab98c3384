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
  private var isLoading = false
  private var hasMore = true
  private var n = 0

  init(worker: any HeroesWorkerLogic) {
    self.worker = worker
  }

  /// The returned task ends when the page has been presented.
  @discardableResult
  func load(request: HeroList.Load.Request) -> Task<Void, Never> {
    guard !isLoading, hasMore else { return Task {} }
    isLoading = true
    return Task {
      defer { isLoading = false }
      do {
        let page = try await worker.page(startingAt: n)
        heroes += page.heroes
        n += 2
        hasMore = heroes.count < page.total
        present(failure: nil)
      } catch {
        present(failure: .unavailable)
      }
    }
  }

  func select(request: HeroList.Select.Request) {
    guard heroes.indices.contains(request.row) else { return }
    selectedHero = heroes[request.row]
    presenter?.presentSelect(response: HeroList.Select.Response())
  }

  private func present(failure: HeroesError?) {
    presenter?.presentLoad(
      response: HeroList.Load.Response(
        heroes: heroes, hasMore: hasMore, failure: failure))
  }
}
