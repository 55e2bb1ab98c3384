@MainActor
protocol HeroListPresentationLogic {
  func presentLoad(response: HeroList.Load.Response)
  func presentSelect(response: HeroList.Select.Response)
}
