@MainActor
protocol HeroDetailBusinessLogic {
  func load(request: HeroDetail.Load.Request)
}

final class HeroDetailInteractor: HeroDetailBusinessLogic {
  var presenter: (any HeroDetailPresentationLogic)?

  private let hero: Hero

  init(hero: Hero) {
    self.hero = hero
  }

  func load(request: HeroDetail.Load.Request) {
    presenter?.presentLoad(response: HeroDetail.Load.Response(hero: hero))
  }
}
