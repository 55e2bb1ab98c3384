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
