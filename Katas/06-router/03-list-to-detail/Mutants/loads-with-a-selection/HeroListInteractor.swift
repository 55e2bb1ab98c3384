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

  init(worker: any HeroesWorkerLogic) {
    self.worker = worker
  }

  @discardableResult
  func load(request: HeroList.Load.Request) -> Task<Void, Never> {
    Task {
      let result = await fetchHeroes()
      heroes = (try? result.get()) ?? []
      presenter?.presentLoad(response: .init(result: result))
    }
  }

  func select(request: HeroList.Select.Request) {
    guard heroes.indices.contains(request.row) else { return }
    selectedHero = heroes[request.row]
    presenter?.presentSelect(response: HeroList.Select.Response())
    load(request: HeroList.Load.Request())
  }

  private func fetchHeroes() async -> Result<[Hero], HeroesError> {
    do {
      return .success(try await worker.heroes())
    } catch {
      return .failure(.unavailable)
    }
  }
}
